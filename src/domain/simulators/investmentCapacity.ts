import { countedRentShare, debtRatioLimit, guarantyFeeShare } from '../law/lending'
import { inForce, unverifiedSentence } from '../law/parameter'
import * as schemes from '../schemes'
import type { ProjectType } from '../schemes'
import { type DebtReading, debtRatio, debtRatioAs, debtReadings, type OperationFlows } from '../simulation/debtRatio'
import { roundToCent } from '../value/rounding'
import { instalmentOf, type WishedLoan } from './borrowing'
import { investmentCapacityTrace } from './explain/investmentCapacity'
import { type Purchase, purchaseAt, type PurchaseTerms, usualSeniority } from './purchase'
import { largestPossible } from './search'
import type {
  InvestmentCapacityQuestion,
  CapacityContext,
  InvestmentCapacityAnswer,
} from './answers/investmentCapacity'

/** Beyond this price, in euros, a reading is said to set no limit. */
const HIGHEST_PRICE = 1_000_000_000

/** The highest price whose loan keeps the debt ratio within the limit, costs of the purchase included (decision HCSF D-HCSF-2021-7). */
export function investmentCapacity(
  question: InvestmentCapacityQuestion,
  context: CapacityContext,
): InvestmentCapacityAnswer {
  const on = context.asOf
  const limit = inForce(debtRatioLimit, on)
  const share = inForce(countedRentShare, on)
  const maximum = question.max_post_investment_debt_rate ?? limit.value
  const operationAt = operationsOf(question, context, share.value)
  const budgets = budgetsOf(question, operationAt, maximum)
  const operation = operationAt(budgets.hcsf ?? 0)
  const { flows } = operation
  const residual = residualIncome(question)
  const used = [
    share,
    inForce(guarantyFeeShare, on),
    ...(question.max_post_investment_debt_rate === undefined ? [limit] : []),
  ]
  const answer = {
    budget: budgets.hcsf,
    ...figuresOf(operation),
    max_debt_ratio: maximum,
    debt_ratio_before: debtRatio(question, { payment: 0, countedRent: 0 }),
    debt_ratio_after: debtRatio(question, flows),
    residual_income_before: roundToCent(residual),
    residual_income_after: roundToCent(residual + flows.countedRent - flows.payment),
    readings: debtReadings.map((reading) => ({
      reading,
      debt_ratio: debtRatioAs(reading, question, flows),
      budget: budgets[reading],
    })),
  }
  return {
    ...answer,
    unverified: used.filter(({ verified }) => !verified).map(unverifiedSentence),
    ...(context.explain === true
      ? { trace: investmentCapacityTrace(question, context, answer, { limit, share }) }
      : {}),
  }
}

/** The highest price within the limit under each reading; null when the reading sets no limit. */
function budgetsOf(
  question: InvestmentCapacityQuestion,
  operationAt: (price: number) => Operation,
  maximum: number,
): Record<DebtReading, number | null> {
  const budgetAs = (reading: DebtReading) => {
    const isAffordable = (price: number) => {
      const { purchase, flows } = operationAt(price)
      const ratio = debtRatioAs(reading, question, flows)
      return purchase.loanAmount === 0 || (ratio !== null && ratio <= maximum)
    }
    const price = largestPossible(isAffordable, HIGHEST_PRICE, 1) ?? 0
    return price >= HIGHEST_PRICE ? null : price
  }
  return { hcsf: budgetAs('hcsf'), prudent: budgetAs('prudent'), differential: budgetAs('differential') }
}

/** What is left to live on each month before the purchase. */
function residualIncome(question: InvestmentCapacityQuestion): number {
  return (
    question.net_monthly_income -
    question.annual_tax / 12 -
    question.monthly_rent -
    question.monthly_loan_payment -
    question.alimony
  )
}

interface Operation {
  purchase: Purchase
  /** Euros a month. */
  rent: number
  flows: OperationFlows
}

/** What a purchase costs, earns and is paid by, at any price. */
function operationsOf(
  question: InvestmentCapacityQuestion,
  { asOf, market, department, defaults }: CapacityContext,
  rentShare: number,
): (price: number) => Operation {
  const loan: WishedLoan = {
    years: question.loan_duration,
    rate: question.loan_rate,
    insuranceRate: question.insurance_rate,
  }
  const terms: PurchaseTerms = {
    seniority: usualSeniority(question.project, question.seniority),
    on: asOf,
    department,
    project: question.project,
    isFirstHome: question.is_first_home === true,
    contribution: question.contribution,
    fees: defaults,
  }
  const yieldOfMarket = isLet(question.project) ? market.rent_per_square_meter / market.price_per_square_meter : 0
  return (price: number) => {
    const purchase = purchaseAt(price, terms)
    const rent = roundToCent(price * yieldOfMarket)
    const payment = instalmentOf(purchase.loanAmount, loan)
    return { purchase, rent, flows: { payment, countedRent: roundToCent(rent * rentShare) } }
  }
}

function isLet(project: ProjectType): boolean {
  return (schemes.findInvestment(project)?.letting ?? 'none') !== 'none'
}

function figuresOf({ purchase, rent, flows }: Operation) {
  return {
    notary_fee: purchase.notaryFee,
    loan_fees: purchase.loanFees,
    total_cost: purchase.totalCost,
    loan_amount: purchase.loanAmount,
    monthly_payment: flows.payment,
    expected_rent: rent,
  }
}
