public import UniformTypes
