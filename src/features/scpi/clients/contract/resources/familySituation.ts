import { defineResource } from '#contract/define'
import { choice, flag, isoDate } from '#contract/fields'
import { familySituations, marriageContracts, netIncomeRanges, pacsContracts } from '../choices'
import { scpiAmount } from '../fields'

/** The family situation of a client, and what his household earns: euros a year. */
export const familySituation = defineResource('family_situation', {
  family_situation: choice(familySituations, { label: 'Situation familiale' }),
  mariage_contract_type: choice(marriageContracts, {
    label: 'Régime matrimonial',
    help: 'Il dit ce qui est commun, et qui signe.',
  }),
  pacs_contract_type: choice(pacsContracts, { label: 'Convention de PACS' }),
  union_date: isoDate({ label: 'Date de l’union', private: true }),
  annual_household_gross_income_amount: scpiAmount({ label: 'Revenus bruts annuels du foyer', unit: '€/an' }),
  annual_household_net_income_range: choice(netIncomeRanges, { label: 'Tranche de revenus nets annuels du foyer' }),
  has_donation_between_spouses: flag({ label: 'Donation entre époux' }),
  has_will: flag({ label: 'Testament' }),
})
