import type { ExplainedLine, Explanation, Unit } from '#client/ui/explanation'
import { explanationOfStep, type Steps } from '../explanation/explanationOfStep'
import type { Capacity } from './useCapacity'

interface ExplainedCapacity extends Pick<Capacity, 'question' | 'answer'> {
  /** How each of its figures was found. */
  readonly steps: Steps
  /** How many people the household feeds. */
  readonly people: number
}

/**
 * Where a figure of a capacity comes from, by the key of its trace or by what the screen makes of such figures;
 * undefined for a name that is none.
 */
export function explainCapacity(capacity: ExplainedCapacity, figure: string): Explanation | undefined {
  const [kind, place = '', name] = figure.split('.')
  if (kind === 'contribution') return ofContribution(capacity)
  if (kind === 'residual_income_per_person') return ofPerson(capacity)
  if (kind === 'readings' && name === 'gap') return ofGap(capacity, place)
  return explanationOfStep(capacity.steps, figure)
}

function lineOf(steps: Steps, figure: string): ExplainedLine[] {
  const step = steps.get(figure)
  return step ? [{ label: step.label, value: step.value, unit: step.unit, figure }] : []
}

const made = (
  label: string,
  value: number,
  unit: Unit,
  sentence: string,
  lines: readonly ExplainedLine[],
): Explanation => ({ label, value, unit, sentence, lines, rules: [] })

function ofContribution({ question: { contribution }, steps }: ExplainedCapacity): Explanation {
  const sentence =
    'Ce que le foyer met de côté pour l’achat, tel qu’il est dans le dossier ou essayé ici\u202f: il paie une part du coût total, le prêt paie le reste.'
  return made(
    'Apport',
    contribution,
    'euros',
    sentence,
    ['total_cost', 'loan_amount'].flatMap((figure) => lineOf(steps, figure)),
  )
}

function ofPerson({ answer: { data }, steps, people }: ExplainedCapacity): Explanation {
  const lines: readonly ExplainedLine[] = [
    ...lineOf(steps, 'residual_income_after'),
    { label: 'Personnes du foyer', value: String(people), unit: 'text' },
  ]
  return made(
    'Reste à vivre par personne',
    data.residual_income_after / people,
    'euros_per_month',
    'Le reste à vivre après l’achat, partagé entre les personnes du foyer, enfants compris.',
    lines,
  )
}

function ofGap({ answer: { data }, steps }: ExplainedCapacity, name: string): Explanation | undefined {
  const budget = data.readings.find(({ reading }) => reading === name)?.budget
  if (typeof budget !== 'number' || data.budget === null) return undefined
  return made(
    'Écart de budget',
    Math.abs(budget - data.budget),
    'euros',
    'La différence entre le budget de cette lecture et celui de la lecture du HCSF.',
    [`readings.${name}.budget`, 'budget'].flatMap((figure) => lineOf(steps, figure)),
  )
}
