import type { SolutionConfiguration, TaxRegime } from '../configuration'
import type { Assumption } from '../result'
import type { Scheme, SchemeOutcome } from './scheme'

/** The regime that was chosen, otherwise the usual one of the scheme; undefined where the law leaves no choice. */
export function regimeOf(
  scheme: Pick<Scheme, 'usualRegime'>,
  configuration: SolutionConfiguration,
): TaxRegime | undefined {
  const usual = scheme.usualRegime?.(configuration)
  return usual === undefined ? undefined : (configuration.tax_regime ?? usual)
}

/** The regimes of the years shown, in a few French words; the actual one never gives way to the flat one again. */
export function regimeText(
  letting: Scheme['letting'],
  { years, regimes = [] }: Pick<SchemeOutcome, 'years' | 'regimes'>,
): string {
  const micro = letting === 'furnished' ? 'Micro-BIC' : 'Micro-foncier'
  const actualFrom = regimes.indexOf('actual')
  if (actualFrom < 0) return micro
  return actualFrom === 0 ? 'Réel' : `${micro}, puis réel à partir de ${years[actualFrom]?.year ?? ''}`
}

/** Says the regime of the years shown. */
export function regimeAssumption(...asked: Parameters<typeof regimeText>): Assumption {
  return { key: 'regime', label: 'Régime d’imposition', value: regimeText(...asked), unit: 'text', origin: 'scheme' }
}
