import type { Zone } from '../../../src/domain/configuration'
import { inForce } from '../../../src/domain/law/parameter'
import { type PtzOperation, ptzOpenings } from '../../../src/domain/law/ptz'
import type { PtzQuestion } from '../../../src/domain/simulators/answers/ptz'
import { ptz } from '../../../src/domain/simulators/ptz'
import { type Adapter, type Answer, numberOf, textOf } from './case'

const operations: Readonly<Record<string, PtzOperation>> = {
  new_collective: 'new_collective',
  new_individual: 'new_individual',
  old_works: 'old_with_works',
}

const zones: readonly Zone[] = ['Abis', 'A', 'B1', 'B2', 'C']

function ptzQuestion(inputs: Readonly<Record<string, unknown>>, operation: PtzOperation): PtzQuestion {
  return {
    operation,
    property_price: numberOf(inputs['cost'] ?? inputs['price']),
    renovation_price: numberOf(inputs['works']),
    n_2_taxable_income: numberOf(inputs['rfr_n2']),
    household_composition: numberOf(inputs['persons']),
    has_owner_residence: false,
    is_uninhabitable: false,
    has_disability: false,
    has_mobility_card: false,
    has_disability_card: false,
    has_disabled_adult_rent: false,
    has_handicapped_children_education_rent: false,
    property_right: false,
    loan_rate: 0.035,
    offer_date: textOf(inputs['offer_date']),
  }
}

/** Zero-rate loans of a first home. */
export const zeroRateLoan: Adapter = ({ inputs }): Answer => {
  const operation = operations[textOf(inputs['product'])]
  if (operation === undefined) return { reason: `the operation "${textOf(inputs['product'])}" is not calculated` }
  const shares = inForce(ptzOpenings, textOf(inputs['offer_date'])).value[operation]?.shares
  const zone = zones.find((known) => known === inputs['zone'])
  if (zone === undefined) return { found: { quotite_by_tranche: shares } }
  const calculation = ptz(ptzQuestion(inputs, operation), zone)
  if (calculation.kind === 'refused') return { reason: JSON.stringify(calculation.errors) }
  const { answer } = calculation
  return {
    found: {
      eligible: answer.eligible,
      income_retained: answer.income_retained,
      income_per_part: answer.income_per_part,
      tranche: answer.slice,
      cost_cap: answer.cost_cap,
      cost_retained: answer.cost_retained,
      ptz: answer.amount,
      deferral_years: answer.deferral_years,
      repay_years: answer.repayment_years,
    },
  }
}
