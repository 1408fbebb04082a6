import type { SimulationReport } from '#domain'
import { formatEuros } from '#presentation/formats'
import { capitalDueOf } from './capitalDue'

type Warnings = SimulationReport['warnings']

/** Warnings that ask the adviser to check or to complete an answer: the client has nothing to do with them. */
const FOR_ADVISER: ReadonlySet<string> = new Set([
  'parts',
  'first_year_shown',
  'shorter_than_loan',
  'contribution',
  'rent_growth',
  'seasonal_rent',
  'social_rent',
  'denormandie_works_unstated',
  'wealth_tax',
])

/** What the client must know of an operation, in words that ask nothing of the adviser. */
export function clientWarnings({ warnings, loans }: Pick<SimulationReport, 'warnings' | 'loans'>): Warnings {
  const due = capitalDueOf({ loans })
  const words: Readonly<Record<string, string>> = {
    business_property_tax:
      'La cotisation foncière des entreprises (CFE), due par la location meublée dès la deuxième année civile, ' +
      'n’est pas comptée\u00a0: son montant dépend de la commune.',
    ...(due && {
      capital_due:
        `Capital à rembourser en ${due.year}\u00a0: ${formatEuros(due.amount)}, en une fois, en plus de l’effort mensuel. ` +
        'Il est à prévoir\u00a0: épargne, contrat nanti ou vente du bien.',
    }),
  }
  return warnings
    .filter(({ code }) => !FOR_ADVISER.has(code))
    .map((warning) => ({ ...warning, message: words[warning.code] ?? warning.message }))
}
