import type { FirmAssumptions, Zone } from '../configuration'
import { loanRateFor, USUAL_LOAN_YEARS } from '../simulation/loanRate'
import type { IsoDate } from '../value/calendar'
import type { LoanCapacityAnswer, LoanCapacityQuestion } from './answers/loanCapacity'
import type { PinelOptimalAnswer, PinelPurchase, PinelReductionAnswer, PinelTerms } from './answers/pinel'
import type { PtzAnswer, PtzQuestion } from './answers/ptz'
import type { MunicipalityCodes, ReducedVatAnswer, ReducedVatQuestion } from './answers/reducedVat'
import { calculated, type Calculation, refusedOn } from './calculation'
import { loanCapacity } from './loanCapacity'
import { pinelOptimal, pinelTaxReduction } from './pinel'
import { ptz } from './ptz'
import { reducedVat } from './reducedVat'

/** What the firm and the place add to the answers of a person: with it, a browser calculates what the server does. */
export interface SimulatorContext {
  /** The day on which rules are read. */
  asOf: IsoDate
  defaults: Pick<FirmAssumptions, 'loan_rates' | 'loan_insurance_rate'>
  /** Null where no place is asked. */
  place: (MunicipalityCodes & { zone: Zone }) | null
  /** Gives the trace of each amount. */
  explain?: boolean
}

/** A question in which these answers may be left empty. */
type Open<Question, Name extends keyof Question> = Omit<Question, Name> & { [One in Name]: Question[One] | null }

type OpenPinel<Terms> = Omit<Terms, 'other_tax_advantages'> & { other_tax_advantages: number | null }
type Household = 'net_monthly_income' | 'alimony' | 'monthly_rent' | 'monthly_loan_payment' | 'contribution'

/** The answers to each simulator, as they are given: null where one was left empty. */
export interface SimulatorAnswers {
  'loan-capacity': Open<LoanCapacityQuestion, Exclude<Household, 'net_monthly_income'> | 'loan_rate' | 'insurance_rate'>
  ptz: Open<Omit<PtzQuestion, 'other_loans'>, 'renovation_price' | 'loan_rate' | 'offer_date'> & {
    other_loans: number | null
  }
  'pinel-optimal': OpenPinel<PinelTerms>
  'pinel-tax-reduction': OpenPinel<Omit<PinelPurchase, 'notary_fee'>> & { notary_fee: number | null }
  'reduced-tva': Omit<ReducedVatQuestion, 'surface' | 'price_ceiling' | 'signature_date'> & {
    surface: number | null
    price_ceiling: number | null
    notary_signature_date: IsoDate | null
  }
}

/** What each simulator answers. */
export interface SimulatorResults {
  'loan-capacity': LoanCapacityAnswer
  ptz: PtzAnswer
  'pinel-optimal': PinelOptimalAnswer
  'pinel-tax-reduction': PinelReductionAnswer
  'reduced-tva': ReducedVatAnswer
}

/** By the last word of its address. */
export type SimulatorName = keyof SimulatorResults

type Simulators = {
  [Name in SimulatorName]: (
    answers: SimulatorAnswers[Name],
    context: SimulatorContext,
  ) => Calculation<SimulatorResults[Name]>
}

/** The simulators that are not the calculation of an operation, by name: an answer left empty is the usual one, or that of the firm. */
export const named: Simulators = {
  'loan-capacity'(answers, { asOf, defaults, explain }) {
    const { loan_duration, net_monthly_income } = answers
    const question = {
      net_monthly_income,
      alimony: answers.alimony ?? 0,
      monthly_rent: answers.monthly_rent ?? 0,
      monthly_loan_payment: answers.monthly_loan_payment ?? 0,
      contribution: answers.contribution ?? 0,
      loan_duration,
      loan_rate: answers.loan_rate ?? loanRateFor(loan_duration, defaults.loan_rates),
      insurance_rate: answers.insurance_rate ?? defaults.loan_insurance_rate,
    }
    return calculated(loanCapacity(question, defaults.loan_rates, asOf, explain))
  },
  ptz({ other_loans, ...answers }, { asOf, defaults, place, explain }) {
    if (!place) return noPlace
    const question = {
      ...answers,
      renovation_price: answers.renovation_price ?? 0,
      ...(other_loans === null ? {} : { other_loans }),
      loan_rate: answers.loan_rate ?? loanRateFor(USUAL_LOAN_YEARS, defaults.loan_rates),
      offer_date: answers.offer_date ?? asOf,
    }
    return ptz(question, place.zone, explain)
  },
  'pinel-optimal'(answers, { place, explain }) {
    if (!place) return noPlace
    return pinelOptimal({ ...answers, other_tax_advantages: answers.other_tax_advantages ?? 0 }, place.zone, explain)
  },
  'pinel-tax-reduction'(answers, { place, explain }) {
    if (!place) return noPlace
    if (answers.surface <= 0) return refusedOn('surface', 'Indiquez la surface habitable.')
    const purchase = {
      ...answers,
      other_tax_advantages: answers.other_tax_advantages ?? 0,
      notary_fee: answers.notary_fee ?? 0,
    }
    return pinelTaxReduction(purchase, place.zone, explain)
  },
  'reduced-tva'({ surface, price_ceiling, notary_signature_date, ...answers }, { asOf, place, explain }) {
    if (!place) return noPlace
    const question = {
      ...answers,
      ...(surface === null ? {} : { surface }),
      ...(price_ceiling === null ? {} : { price_ceiling }),
      signature_date: notary_signature_date ?? asOf,
    }
    return calculated(reducedVat(question, place, explain))
  },
}

const noPlace = refusedOn('municipality', 'Choisissez la commune dans la liste.')
