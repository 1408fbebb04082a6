import type { SimulationAnswer } from '../simulate'
import type { Explained, ExplainedSolution } from './explainedSolution'
import { explainStep, lineOf } from './explainSteps'

export type Assumption = SimulationAnswer['data']['assumptions'][number]

const sentences: Readonly<Record<Assumption['origin'], string>> = {
  file: 'Cette valeur vient d’une réponse saisie, ou de ce que le calcul en déduit.',
  firm: 'Cette valeur vient des hypothèses de votre société, appliquées à l’opération.',
  scheme: 'Cette valeur vient des règles du dispositif.',
  market: 'Cette valeur est une estimation du marché de la commune.',
  law: 'Cette valeur est fixée ou limitée par la loi.',
  convention: 'Cette valeur est une convention du calcul, la même pour toutes les simulations.',
}

/** The traced figure that an assumption is, or is made of. */
const tracedAs = (key: string): string =>
  key === 'suggested_rent'
    ? 'monthly_report.monthly_income.rental_income'
    : `monthly_report.monthly_expense.charges.${key}`

/** Where an assumption of the result comes from. */
export function explainAssumption(solution: ExplainedSolution, key: string): Explained | undefined {
  const assumption = solution.answer.data.assumptions.find((candidate) => candidate.key === key)
  if (!assumption) return undefined
  const { label, value, unit, origin } = assumption
  const figure = tracedAs(key)
  const rules = explainStep(solution, figure)?.explanation.rules ?? []
  return {
    explanation: { label, value, unit, sentence: sentences[origin], lines: lineOf(solution, figure), rules },
    amounts: undefined,
  }
}
