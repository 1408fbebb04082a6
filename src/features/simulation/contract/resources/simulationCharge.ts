import { amount, text } from '#contract/fields'
import { defineResource } from '#contract/define'

/** A yearly charge of the property, added to those of the default configuration. Euros a year. */
export const simulationCharge = defineResource('simulation_charge', {
  label: text({ label: 'Libellé', required: true, help: 'Ex. «\u00a0Charges de copropriété\u00a0».', private: true }),
  amount: amount({ label: 'Montant', required: true, unit: '€/an' }),
})
