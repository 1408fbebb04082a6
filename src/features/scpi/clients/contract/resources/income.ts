import { defineResource } from '#contract/define'
import { amount, ranking, text } from '#contract/fields'
import { incomeTypes } from '../choices'
import { SCPI_AMOUNT } from '../fields'

/** The least that a column holds, euros. */
const LOWEST = -9_999_999_999.99

/** Euros a month, negative where an activity loses; the specification gives no minimum. */
const monthly = ({ label }: { readonly label: string }) =>
  amount({ label, unit: '€/mois', minimum: LOWEST, maximum: SCPI_AMOUNT })

/** What a mass earns every month. */
export const income = defineResource('pp_income', {
  income_types: ranking(incomeTypes, { label: 'Nature des revenus' }),
  income_type_other: text({ label: 'Précisez les autres revenus', private: true }),
  monthly_wages_pensions_amount: monthly({ label: 'Salaires et pensions nets' }),
  monthly_company_director_revenue_amount: monthly({ label: 'Rémunération de dirigeant' }),
  monthly_bic_revenue_amount: monthly({ label: 'BIC' }),
  monthly_bnc_revenue_amount: monthly({ label: 'BNC' }),
  monthly_agricultural_revenue_amount: monthly({ label: 'Bénéfices agricoles' }),
  monthly_real_estate_revenue_amount: monthly({ label: 'Revenus fonciers bruts' }),
  monthly_other_regular_revenue_amount: monthly({ label: 'Autres revenus réguliers' }),
})
