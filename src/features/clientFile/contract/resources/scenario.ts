import { optional, text } from '#contract/fields'
import { defineResource } from '#contract/define'
import { simulation } from '#features/simulation/contract/resources'

const {
  project,
  seniority,
  delay_type,
  loan_amortization_type,
  budget_monitoring,
  malraux_is_vir,
  malraux_tax_reduction_rate,
  municipality,
  ...others
} = simulation.fields

/** Another way to make the operation of the file, kept beside it: all of its answers, and a name. Household and charges are the file's. */
export const scenario = defineResource('scenario', {
  name: text({ label: 'Nom du scénario', required: true, private: true, maxLength: 60 }),
  ...others,
  project: optional(project),
  seniority: optional(seniority),
  delay_type: optional(delay_type),
  loan_amortization_type: optional(loan_amortization_type),
  budget_monitoring: optional(budget_monitoring),
  malraux_is_vir: optional(malraux_is_vir),
  malraux_tax_reduction_rate: optional(malraux_tax_reduction_rate),
  municipality: optional(municipality),
})
