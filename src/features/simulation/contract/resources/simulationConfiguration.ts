import { amount, rate, rateTable } from '#contract/fields'
import { defineResource } from '#contract/define'

/** The default assumptions of a firm for one project type. Euros a year or fractions. */
export const simulationConfiguration = defineResource('simulation_configuration', {
  annual_budget_monitoring_fee: amount({
    label: 'Frais annuels de suivi budgétaire et comptable',
    help: 'Tenue de comptabilité et déclarations.',
    unit: '€/an',
  }),
  annual_owner_insurance_fee: amount({ label: 'Assurance propriétaire non occupant', short: 'PNO', unit: '€/an' }),
  brokerage_fee: amount({ label: 'Frais de courtage' }),
  loan_application_fee: amount({ label: 'Frais de dossier bancaires' }),
  loan_rates: rateTable(['10', '15', '20', '25', '30'], { label: 'Taux de prêt par durée' }),
  loan_insurance_rate: rate({ label: 'Taux d’assurance emprunteur' }),
  monthly_condominium_fee_rate: rate({ label: 'Charges de copropriété', help: 'Part du loyer mensuel.' }),
  property_tax_rate: rate({ label: 'Taxe foncière', help: 'Part du loyer annuel.' }),
  rental_management_rate: rate({ label: 'Frais de gestion locative' }),
  unpaid_rent_insurance_rate: rate({ label: 'Assurance loyers impayés', short: 'GLI' }),
  yearly_charge_revaluation_rate: rate({ label: 'Revalorisation annuelle des charges' }),
  yearly_rent_revaluation_rate: rate({ label: 'Revalorisation annuelle des loyers' }),
})
