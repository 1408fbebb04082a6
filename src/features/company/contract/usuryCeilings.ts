import { company } from '#contract/identity'

const { usury_from, usury_fixed_under_10y, usury_fixed_10_to_20y, usury_fixed_20y_plus, usury_variable, usury_bridge } =
  company.fields

/** The usury ceilings of a quarter, as a firm types them: all of them, since the calculation reads them together. */
export const usuryCeilings = {
  type: 'company',
  fields: {
    usury_from: { ...usury_from, required: true as const },
    usury_fixed_under_10y: { ...usury_fixed_under_10y, required: true as const },
    usury_fixed_10_to_20y: { ...usury_fixed_10_to_20y, required: true as const },
    usury_fixed_20y_plus: { ...usury_fixed_20y_plus, required: true as const },
    usury_variable: { ...usury_variable, required: true as const },
    usury_bridge: { ...usury_bridge, required: true as const },
  },
  relationships: {},
} as const
