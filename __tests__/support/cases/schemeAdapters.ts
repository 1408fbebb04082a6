import { notaryFee } from '#domain'
import { gainSurtax, holdingAllowances } from '../../../src/domain/law/capitalGains'
import { equipmentLives } from '../../../src/domain/law/furnishedLetting'
import { inForce } from '../../../src/domain/law/parameter'
import { pinelBaseCaps, pinelRates, rentCeilings, rentCoefficient } from '../../../src/domain/law/pinel'
import { globalIncomeDeficitCap } from '../../../src/domain/law/propertyIncome'
import { straightLine } from '../../../src/domain/mechanisms/depreciation'
import { shareProperty } from '../../../src/domain/mechanisms/landDeficit'
import { loanSchedule } from '../../../src/domain/mechanisms/loanSchedule'
import { internalRateOfReturn } from '../../../src/domain/mechanisms/rateOfReturn'
import { reductionBase, yearlyReduction } from '../../../src/domain/schemes/cappedLetting'
import { declareFurnished } from '../../../src/domain/schemes/furnished'
import { rentCeilingFor, surfaceCoefficient } from '../../../src/domain/schemes/pinelRent'
import { assess } from '../../../src/domain/tax/assessment'
import { allowanceFor, capitalGain, surtaxOf } from '../../../src/domain/tax/capitalGain'
import { yearOf } from '../../../src/domain/value/calendar'
import { roundToCent, roundToEuro, toCents, toEuros } from '../../../src/domain/value/rounding'
import { type Adapter, numberOf, recordOf } from './case'
import { investmentAdapters } from './investmentAdapters'
import { reductionsOfBoxes } from './reductionBoxes'
import { taxReturnOf } from './taxReturnOfCase'
import { zeroRateLoan } from './zeroRateLoanAdapter'

/** Date of the rules when a case gives none. */
const TODAY = '2026-06-01'

const zones = ['Abis', 'A', 'B1', 'B2', 'C'] as const

const landDeficit: Adapter = ({ inputs }) => {
  const rents = numberOf(inputs['gross_rent'])
  const interest = numberOf(inputs['interest'])
  const share = shareProperty(
    rents,
    interest,
    numberOf(inputs['other_charges']),
    inForce(globalIncomeDeficitCap, '2025-12-31').value,
  )
  const ofInterest = Math.max(0, interest - rents)
  return {
    found: {
      global_income: share.onGlobalIncome,
      carry_interest: ofInterest,
      carry_excess: share.carried - ofInterest,
    },
  }
}

const propertyIncome: Adapter = (given) => {
  const taxReturn = taxReturnOf({ ...given, incomeYear: 2025, inputs: { cases: given.inputs } })
  return { found: { net_property_income: assess(taxReturn).propertyIncome } }
}

const gain: Adapter = ({ inputs }) => {
  const { tax, levies } = inForce(holdingAllowances, TODAY).value
  const percent = (share: number) => Math.round(share * 10_000) / 100
  const purchasePrice = numberOf(inputs['price'])
  const sale = {
    salePrice: purchasePrice * 2,
    purchasePrice,
    purchaseCosts: numberOf(inputs['real_costs']),
    works: 0,
    deductedDepreciation: 0,
    acquiredOn: TODAY,
    soldOn: TODAY,
    owners: 1,
  }
  return {
    found: {
      ir_abatement_pct: percent(allowanceFor(numberOf(inputs['years']), tax)),
      ps_abatement_pct: percent(allowanceFor(numberOf(inputs['years']), levies)),
      surtax: surtaxOf(numberOf(inputs['taxable_gain']), inForce(gainSurtax, TODAY).value),
      costs_retained: purchasePrice - capitalGain(sale).gain,
    },
  }
}

/** The cases do not round payments to the cent: the loan is run on a capital so large that rounding cannot be seen. */
const SCALE = 10_000

const loan: Adapter = ({ inputs }) => {
  const instalments = loanSchedule({
    capital: toCents(numberOf(inputs['capital'])) * SCALE,
    annualRate: numberOf(inputs['annual_rate']),
    insuranceRate: 0,
    months: numberOf(inputs['months']),
    amortization: 'amortizable',
    deferral: 'none',
    deferralMonths: 0,
  }).slice(numberOf(inputs['from']) - 1, numberOf(inputs['to']))
  const sum = (name: 'interest' | 'principal') =>
    toEuros(instalments.reduce((total, instalment) => total + instalment[name], 0)) / SCALE
  return { found: { interest: sum('interest'), principal: sum('principal') } }
}

/** A department that applies a rate; none for the usual one. */
const DEPARTMENTS: ReadonlyMap<unknown, string> = new Map([
  [0.038, '36'],
  [0.045, '05'],
])

function departmentOf(rate: unknown): { department?: string } {
  const department = DEPARTMENTS.get(rate)
  return department === undefined ? {} : { department }
}

const notary: Adapter = ({ inputs }) => {
  if (inputs['zone'] !== undefined) return { reason: 'the fees of overseas notaries are not calculated' }
  const price = numberOf(inputs['price']) || 100_000
  const fee = notaryFee(price, {
    seniority: inputs['type'] === 'new' ? 'new' : 'old',
    on: TODAY,
    // The price of a case is what its duties are due on.
    vatRate: 0,
    ...departmentOf(inputs['dep_rate']),
  })
  const vat = inputs['part'] === 'emoluments_ttc' ? 1.2 : 1
  return { found: { global_rate: fee.dutiesRate, duties: fee.duties, value: fee.emolument * vat } }
}

const depreciation: Adapter = ({ inputs, expected }) => {
  if (expected['deductible'] !== undefined) return { found: deductibleDepreciation(inputs) }
  const components = Object.entries(recordOf(inputs['components'])).map(([name, terms]): [string, number] => {
    const [base, lifeYears] = Array.isArray(terms) ? terms.map(numberOf) : []
    return [name, roundToEuro(straightLine({ base: base ?? 0, lifeYears: lifeYears ?? 0 }, 0, 12))]
  })
  const total = components.reduce((sum, [, amount]) => sum + amount, 0)
  return { found: { ...Object.fromEntries(components), total } }
}

/** A year of furnished letting (CGI art. 39 C) whose depreciation is that of furniture alone. */
function deductibleDepreciation(inputs: Readonly<Record<string, unknown>>): Readonly<Record<string, number>> {
  const life = inForce(equipmentLives, TODAY).value.furniture
  const acquisition = {
    propertyPrice: 0,
    notaryFee: 0,
    renovationPrice: 0,
    furniturePrice: numberOf(inputs['depreciation']) * life,
    loanFees: 0,
    totalCost: 0,
    loanAmount: 0,
  }
  const year = {
    year: yearOf(TODAY),
    monthsLet: 12,
    rent: numberOf(inputs['rent']),
    charges: numberOf(inputs['other_charges']),
    bookkeeping: 0,
    interest: 0,
    insurance: 0,
  }
  const furnished = declareFurnished({ acquisition, years: [year] }, () => 'actual')[0]?.furnished
  return { deductible: furnished?.depreciation ?? 0, carry: furnished?.deferredDepreciation ?? 0 }
}

/** The year of the deed of a Pinel whose nine years give 2 % each. */
const TWO_PERCENT_A_YEAR = '2019-06-01'

const reductions: Adapter = ({ inputs, incomeYear }) => {
  if (inputs['cases'] === undefined) {
    const caps = inForce(pinelBaseCaps, TWO_PERCENT_A_YEAR).value
    const base = reductionBase(numberOf(inputs['price']) + numberOf(inputs['eligible_costs']), Infinity, caps)
    return {
      found: { base, reduction_year: yearlyReduction(base, inForce(pinelRates, TWO_PERCENT_A_YEAR).value, 9, 0) },
    }
  }
  const amounts = new Map(Object.entries(recordOf(inputs['cases'])).map(([code, amount]) => [code, numberOf(amount)]))
  return { found: { reduction: reductionsOfBoxes(amounts, incomeYear).capped } }
}

const rentCeiling: Adapter = ({ inputs }) => {
  if (inputs['lease_year'] === undefined)
    return { reason: 'the annexes are added to the living area by the person who types it' }
  const on = `${numberOf(inputs['lease_year'])}-06-01`
  const surface = numberOf(inputs['surface'])
  const ceilings = inForce(rentCeilings, on).value
  const zone = zones.find((known) => known === inputs['zone'])
  if (zone === undefined) return { found: ceilings }
  const coefficient = surfaceCoefficient(surface, inForce(rentCoefficient, on).value)
  const perMonth = rentCeilingFor(surface, zone, on).monthlyRent
  return { found: { coefficient, ceiling_adjusted: roundToCent(perMonth / surface), rent_month: perMonth } }
}

const DAYS_A_YEAR = 365

/** Yearly flows, at dates exactly 365 days apart. */
const rateOfReturn: Adapter = ({ inputs }) => {
  const flows = Array.isArray(inputs['flows']) ? inputs['flows'].map(numberOf) : []
  const dated = flows.map((amount, index) => ({
    date: new Date(Date.UTC(2001, 0, 1 + index * DAYS_A_YEAR)).toISOString().slice(0, 10),
    amount,
  }))
  return { found: { irr: internalRateOfReturn(dated) } }
}

/** Adapters by scheme or mechanism. */
export const schemeAdapters: Readonly<Record<string, Adapter>> = {
  ...investmentAdapters,
  'deficit-foncier': landDeficit,
  'revenus-fonciers': propertyIncome,
  'plus-value': gain,
  'lmnp-amortissement': depreciation,
  irr: rateOfReturn,
  loan,
  notary,
  pinel: reductions,
  'pinel-rent-cap': rentCeiling,
  ptz: zeroRateLoan,
}
