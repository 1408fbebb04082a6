import { DOUBTS_BY_WEIGHT, type InForce, inForce, knownOn, reliabilityOf, unverifiedSentence } from '../law/parameter'
import { countedRentShare, earlyRepaymentTerms } from '../law/lending'
import { callsForFunds } from '../law/offPlan'
import { deficitLettingYears } from '../law/propertyIncome'
import { mainHomeAllowance, wealthTaxCap, wealthTaxTerms } from '../law/wealthTax'
import { statusParameters } from '../schemes/landlordStatus'
import type { IncomeTax } from '../tax/incomeTax'
import { endOfYear } from '../value/calendar'
import type { YearLine } from '../result'
import type { Computation } from './computation'
import { gainParameters } from './gainOnSale'
import { usuryRule } from './usury'
import { localTaxRules } from './localTaxes'
import { yearRules } from './taxEffect'
import { wealthTaxReport } from './wealthTax'

/** The income tax and levy rules of a year that an operation uses. */
function taxParameters({ scheme, effects }: Pick<Computation, 'scheme' | 'effects'>, year: number): InForce<unknown>[] {
  const rules = yearRules(year)
  const {
    scale,
    halfPartCap,
    loneParentCap,
    disabilityComplement,
    widowedParentComplement,
    decote,
    collectionThreshold,
  } = rules.incomeTax
  const { modestIncomeReduction, reductionCap, highIncomeScale, differentialContribution } = rules.incomeTax
  const someTax = (uses: (tax: IncomeTax) => boolean) =>
    effects.some(({ before, after }) => uses(before) || uses(after))
  return [
    scale,
    halfPartCap,
    loneParentCap,
    disabilityComplement,
    widowedParentComplement,
    decote,
    collectionThreshold,
    ...(modestIncomeReduction.value.rate > 0 ? [modestIncomeReduction] : []),
    ...(someTax((tax) => tax.reductions > 0) ? [reductionCap] : []),
    ...(someTax((tax) => tax.highIncomeContribution > 0) ? [highIncomeScale] : []),
    ...(someTax((tax) => tax.differential.contribution > 0) ? [differentialContribution] : []),
    rules.deductibleCsg,
    ...(scheme.letting === 'furnished' ? [rules.furnishedLevies] : [rules.unfurnishedLevies, rules.propertyLifetime]),
  ]
}

/** Rules used together, and the euros of the figures that they made over the years shown. */
interface UsedRules {
  rules: readonly InForce<unknown>[]
  euros: number
  /** Set anew each quarter: what is known today says nothing of the next one. */
  isQuarterly?: true
}

/**
 * The sentences of every parameter that no official text confirms, or that nobody checked up to the day of the calculation: the
 * least sure ones first, then those that made the most euros.
 */
export function unverifiedRules(computation: Computation): string[] {
  const { asOf } = computation.context
  const heaviestFirst = usedRules(computation)
    .sort((one, other) => other.euros - one.euros)
    .map(({ rules, isQuarterly }) => (isQuarterly ? rules : rules.map((rule) => knownOn(rule, asOf))))
  const sentences = new Set<string>()
  for (const doubt of DOUBTS_BY_WEIGHT)
    for (const rules of heaviestFirst)
      for (const rule of rules) if (reliabilityOf(rule) === doubt) sentences.add(unverifiedSentence(rule))
  return [...sentences]
}

function usedRules(computation: Computation): UsedRules[] {
  const { lines, outcome, exits, rent } = computation
  const last = lines.at(-1)
  const sum = (eurosOf: (line: YearLine) => number) => lines.reduce((total, line) => total + Math.abs(eurosOf(line)), 0)
  const taxes = sum(({ rent_tax, tax_saving }) => rent_tax + tax_saving)
  return [
    { rules: taxParameters(computation, last?.year ?? 0), euros: taxes },
    {
      rules: outcome.parameters,
      euros: sum(({ depreciation, tax_reduction }) => depreciation + tax_reduction) + taxes,
    },
    { rules: rent.ceiling?.parameters ?? [], euros: sum((line) => line.rent) },
    {
      rules: statusParameters(outcome.years, (index) => outcome.regimes?.[index] ?? 'actual'),
      euros: sum((line) => line.social_contributions),
    },
    {
      rules: gainParameters(exits.findLast(({ gain }) => gain.total > 0)),
      euros: last?.capital_gain_tax ?? 0,
    },
    { rules: recaptureParameters(computation), euros: last?.exit_cost ?? 0 },
    { rules: wealthTaxParameters(computation), euros: sum((line) => line.wealth_tax) },
    { rules: operationParameters(computation), euros: last?.early_repayment_fee ?? 0 },
    { rules: computation.acquisition.loanAmount > 0 ? [usuryRule(computation)] : [], euros: 0, isQuarterly: true },
  ]
}

/** The rule that takes deficits back, when a sale shown breaks it; what a scheme itself takes back is among its parameters. */
function recaptureParameters({ exits, lines }: Computation): InForce<unknown>[] {
  const last = lines.findLast((_, index) => (exits[index]?.recapturedTax ?? 0) > 0)
  return last === undefined ? [] : [inForce(deficitLettingYears, endOfYear(last.year))]
}

/** The rules of the wealth tax on the last 1 January shown, when the household ever owes it. */
function wealthTaxParameters({ wealthYears }: Computation): InForce<unknown>[] {
  const last = wealthTaxReport(wealthYears).at(-1)
  if (last === undefined) return []
  const on = `${last.year}-01-01`
  return [inForce(wealthTaxTerms, on), inForce(mainHomeAllowance, on), inForce(wealthTaxCap, on)]
}

/** The rules and practices that the projection itself rests on: local taxes, calls for funds, rents that banks count. */
function operationParameters(computation: Computation): InForce<unknown>[] {
  const { configuration, scheme, rent, signatureDate, deliveryDate } = computation
  return [
    ...localTaxRules(configuration, { scheme, deliveryDate }),
    ...((computation.lines.at(-1)?.early_repayment_fee ?? 0) > 0 ? [inForce(earlyRepaymentTerms, signatureDate)] : []),
    ...(deliveryDate > signatureDate ? [inForce(callsForFunds, signatureDate)] : []),
    ...(rent.monthlyRent > 0 ? [inForce(countedRentShare, signatureDate)] : []),
  ]
}
