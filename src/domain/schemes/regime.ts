import type { SolutionConfiguration, TaxRegime } from '../configuration'
import type { Assumption } from '../result'
import type { AnswersTo, Questions } from './question'
import type { InvestmentScheme, SchemeOutcome } from './scheme'

/** How rents are taxed, asked by each scheme for which the law leaves the choice (CGI art. 32 and 50-0). */
export const regimeQuestion = {
  tax_regime: {
    kind: 'choice',
    label: 'Régime d’imposition',
    short: 'Régime',
    help: 'Les deux sont comparés dans «\u00a0Fiscalité\u00a0». Vide\u00a0: le régime usuel du dispositif.',
    choices: { micro: 'Micro (abattement forfaitaire)', actual: 'Réel (charges réelles)' } satisfies Readonly<
      Record<TaxRegime, string>
    >,
  },
} as const satisfies Questions

declare module '../configuration' {
  interface SolutionConfiguration extends AnswersTo<typeof regimeQuestion> {}
}

/** The regime that was chosen, otherwise the usual one of the scheme; undefined where the law leaves no choice. */
export function regimeOf(
  scheme: Pick<InvestmentScheme, 'usualRegime'>,
  configuration: SolutionConfiguration,
): TaxRegime | undefined {
  const usual = scheme.usualRegime?.(configuration)
  return usual === undefined ? undefined : (configuration.tax_regime ?? usual)
}

/** The regimes of the years shown, in a few French words; the actual one never gives way to the flat one again. */
export function regimeText(
  letting: InvestmentScheme['letting'],
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
