import type { TraceStep } from '#domain'
import { rulesOf } from '#features/simulation/contract/report'
import type { Block } from '#presentation/documents'
import { formatDate, writeFigure } from '#presentation/formats'
import type { StudyFacts, StudyFigures, WrittenFact } from '../study/facts'

/** Lines of a calculation that are printed: one that adds up many years says how many more there are. */
const MOST_LINES = 8

/** How the main figures were found. */
export function explanations(_facts: StudyFacts, { explanations: steps = [] }: StudyFigures): readonly Block[] {
  if (steps.length === 0) return []
  return [
    {
      kind: 'text',
      look: 'lead',
      spans: ['Comment les principaux montants de la proposition ont été trouvés, et d’après quelles règles.'],
    },
    ...steps.flatMap(explained),
  ]
}

function explained(step: TraceStep): readonly Block[] {
  const { label, value, unit, formula, rounding } = step
  const lines = linesOf(step)
  const rules = rulesOf(step).map(ruleText)
  return [
    { kind: 'heading', text: label },
    { kind: 'text', spans: [{ strong: writeFigure(value, unit) }, `\u00a0: ${formula}`] },
    ...(lines.length === 0 ? [] : [{ kind: 'facts', facts: shortened(lines) } as const]),
    ...(rounding === undefined ? [] : [{ kind: 'text', look: 'small', spans: [`${rounding}.`] } as const]),
    ...(rules.length === 0 ? [] : [{ kind: 'text', look: 'small', spans: [rules.join(' ')] } as const]),
  ]
}

/** What was given, then what was found on the way. */
const linesOf = ({ inputs, steps = [] }: TraceStep): readonly WrittenFact[] =>
  [...inputs, ...steps].map(({ label, value, unit }) => [label, writeFigure(value, unit)])

function shortened(lines: readonly WrittenFact[]): readonly WrittenFact[] {
  const others = lines.length - MOST_LINES
  return others <= 1 ? lines : [...lines.slice(0, MOST_LINES), [`Et ${others}\u00a0autres lignes`, '…']]
}

const ruleText = ({ label, value, source, from }: TraceStep['parameters'][number]): string =>
  `${label}\u00a0: ${value} (${source}, en vigueur depuis le ${formatDate(from)}).`
