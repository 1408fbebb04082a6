import { householdAnswers } from '#features/clientFile/contract/household'
import { placesIn, type FileAnswers, type FileContents } from '../shell/fileAnswers'

const places = {
  ...placesIn('charge', ['alimony', 'monthly_rent']),
  ...placesIn('tax', ['annual_tax']),
  ...placesIn('simulation', [
    'contribution',
    'project',
    'seniority',
    'is_first_home',
    'loan_duration',
    'loan_rate',
    'insurance_rate',
    'municipality',
  ]),
}

/** The income of the household is that of the client where nobody and nothing else earns; otherwise it is a sum, which cannot be parted. */
const isClientsIncome = ({ companion, income }: FileContents): boolean =>
  companion === null && (income.net_other_income ?? 0) === 0

/** The household of a client file and its project. What it pays for loans is worked out of them, and so never written. */
export const capacityFile: FileAnswers = {
  read: (file) => {
    const { net_monthly_income, annual_tax, alimony, monthly_rent, monthly_loan_payment } = householdAnswers(
      file,
      file.today,
    )
    const { simulation } = file
    return {
      net_monthly_income,
      annual_tax,
      alimony,
      monthly_rent,
      monthly_loan_payment,
      contribution: simulation.contribution,
      project: simulation.project,
      seniority: simulation.seniority,
      is_first_home: simulation.is_first_home,
      loan_duration: simulation.loan_duration === 0 ? null : simulation.loan_duration,
      loan_rate: simulation.loan_rate,
      insurance_rate: simulation.insurance_rate,
      municipality: simulation.municipality,
    }
  },
  places: (file) => (isClientsIncome(file) ? { ...places, ...placesIn('income', ['net_monthly_income']) } : places),
}
