import { type InForce, inForce, unverifiedSentence } from '../law/parameter'
import { countedRentShare, earlyRepaymentTerms } from '../law/lending'
import { callsForFunds } from '../law/offPlan'
import { deficitLettingYears } from '../law/propertyIncome'
import { mainHomeAllowance, wealthTaxCap, wealthTaxTerms } from '../law/wealthTax'
import { statusParameters } from '../schemes/landlordStatus'
import type { IncomeTax } from '../tax/incomeTax'
import { endOfYear } from '../value/calendar'
import type { Computation } from './computation'
import { gainParameters } from './gainOnSale'
import { usuryRule } from './usury'
import { localTaxRules } from './localTaxes'
import { yearRules } from './taxEffect'
import { wealthTaxReport } from './wealthTax'

/** The income tax and levy rules of a year that an operation uses. */
export function taxParameters(
  { scheme, effects }: Pick<Computation, 'scheme' | 'effects'>,
  year: number,
): InForce<unknown>[] {
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

/** The sentences of every parameter that is not verified on the last date it was used for. */
export function unverifiedRules(computation: Computation): string[] {
  const lastYear = computation.lines.at(-1)?.year ?? 0
  const used = [
    ...taxParameters(computation, lastYear),
    ...computation.outcome.parameters,
    ...(computation.rent.ceiling?.parameters ?? []),
    ...statusParameters(computation.outcome.years, (index) => computation.outcome.regimes?.[index] ?? 'actual'),
    ...gainParameters(computation.exits.findLast(({ gain }) => gain.total > 0)),
    ...recaptureParameters(computation),
    ...wealthTaxParameters(computation),
    ...operationParameters(computation),
  ]
  return [...new Set(used.filter((parameter) => !parameter.verified).map(unverifiedSentence))]
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

/** The rules and practices that the projection itself rests on: local taxes, calls for funds, usury, rents that banks count. */
function operationParameters(computation: Computation): InForce<unknown>[] {
  const { configuration, scheme, rent, signatureDate, deliveryDate, acquisition } = computation
  return [
    ...localTaxRules(configuration, { scheme, deliveryDate }),
    ...(acquisition.loanAmount > 0 ? [usuryRule(computation)] : []),
    ...((computation.lines.at(-1)?.early_repayment_fee ?? 0) > 0 ? [inForce(earlyRepaymentTerms, signatureDate)] : []),
    ...(deliveryDate > signatureDate ? [inForce(callsForFunds, signatureDate)] : []),
    ...(rent.monthlyRent > 0 ? [inForce(countedRentShare, signatureDate)] : []),
  ]
}
