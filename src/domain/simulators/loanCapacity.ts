import type { LoanRates } from '../configuration'
import { debtRatioLimit } from '../law/lending'
import { inForce, unverifiedSentence } from '../law/parameter'
import { loanSchedule } from '../mechanisms/loanSchedule'
import { debtRatio } from '../simulation/debtRatio'
import { loanRateFor } from '../simulation/loanRate'
import type { IsoDate } from '../value/calendar'
import { roundToCent, toCents, toEuros } from '../value/rounding'
import { capitalFor, instalmentOf, type WishedLoan } from './borrowing'
import { freeInstalment } from './borrowingCapacity'
import { loanCapacityTrace } from './explain/loanCapacity'
import type { LoanCapacityQuestion, LoanOffer, LoanCapacityAnswer } from './answers/loanCapacity'

const USUAL_YEARS = [10, 15, 20, 25]

/** The loan whose instalment brings the household to the debt limit in force, without any rent to come. */
export function loanCapacity(
  question: LoanCapacityQuestion,
  firmRates: LoanRates,
  on: IsoDate,
  explain = false,
): LoanCapacityAnswer {
  const limit = inForce(debtRatioLimit, on)
  const free = freeInstalment(question, limit.value)
  const offer = (years: number, rate: number) =>
    offerOf(free, { years, rate, insuranceRate: question.insurance_rate }, question.contribution)
  const answer = {
    ...offer(question.loan_duration, question.loan_rate),
    debt_ratio_limit: limit.value,
    debt_ratio_before: debtRatio(question, { payment: 0, countedRent: 0 }),
    by_duration: USUAL_YEARS.map((years) => offer(years, loanRateFor(years, firmRates))),
  }
  return {
    ...answer,
    unverified: limit.verified ? [] : [unverifiedSentence(limit)],
    ...(explain ? { trace: loanCapacityTrace(question, answer, limit) } : {}),
  }
}

function offerOf(free: number, loan: WishedLoan, contribution: number): LoanOffer {
  const amount = roundToCent(capitalFor(free, loan))
  const instalments = loanSchedule({
    capital: toCents(amount),
    annualRate: loan.rate,
    insuranceRate: loan.insuranceRate,
    months: loan.years * 12,
    amortization: 'amortizable',
    deferral: 'none',
    deferralMonths: 0,
  })
  const sum = (name: 'interest' | 'insurance') =>
    toEuros(instalments.reduce((total, instalment) => total + instalment[name], 0))
  return {
    loan_duration: loan.years,
    loan_rate: loan.rate,
    monthly_payment: instalmentOf(amount, loan),
    loan_amount: amount,
    budget: roundToCent(amount + contribution),
    interest_cost: sum('interest'),
    insurance_cost: sum('insurance'),
  }
}
