import type { InForce } from '../law/parameter'
import { unverifiedSentence } from '../law/parameter'
import { capitalGainRules } from '../tax/capitalGain'
import type { Computation } from './computation'
import { yearRules } from './taxEffect'

/** The income tax and levy rules of a year that an operation uses. */
export function taxParameters({ scheme, lines }: Pick<Computation, 'scheme' | 'lines'>, year: number): InForce<unknown>[] {
  const rules = yearRules(year)
  const { modestIncomeReduction, reductionCap, ...common } = rules.incomeTax
  return [
    ...Object.values(common),
    ...(modestIncomeReduction.value.rate > 0 ? [modestIncomeReduction] : []),
    ...(lines.some((line) => line.tax_reduction > 0) ? [reductionCap] : []),
    rules.deductibleCsg,
    ...(scheme.letting === 'furnished' ? [rules.furnishedLevies] : [rules.unfurnishedLevies, rules.propertyLifetime]),
  ]
}

/** The sentences of every parameter that is not verified on the last date it was used for. */
export function unverifiedRules(computation: Computation): string[] {
  const lastYear = computation.lines.at(-1)?.year ?? 0
  const gain = computation.lines.some((line) => line.capital_gain_tax > 0) ? Object.values(capitalGainRules(lastYear)) : []
  const used = [
    ...taxParameters(computation, lastYear),
    ...computation.outcome.parameters,
    ...(computation.rent.ceiling?.parameters ?? []),
    ...gain,
  ]
  return [...new Set(used.filter((parameter) => !parameter.verified).map(unverifiedSentence))]
}
