import { householdAnswers } from '#features/clientFile/contract/household'
import { only, type FileAnswers } from '../shell/fileAnswers'

const OF_OPERATION = [
  'project',
  'seniority',
  'is_first_home',
  'contribution',
  'loan_duration',
  'loan_rate',
  'insurance_rate',
  'municipality',
]
const OF_HOUSEHOLD = ['net_monthly_income', 'annual_tax', 'monthly_loan_payment', 'alimony', 'monthly_rent']

/** What a household can invest: its budget, and the loan and the place of the operation. What a file adds up itself is not written. */
export const capacityFile: FileAnswers = {
  read: ({ household, simulation }, today) => ({
    ...only(householdAnswers(household, today), OF_HOUSEHOLD),
    ...only(simulation, OF_OPERATION),
  }),
  written: (values) => ({
    tax: only(values, ['annual_tax']),
    charge: only(values, ['alimony', 'monthly_rent']),
    simulation: only(values, OF_OPERATION),
  }),
}
