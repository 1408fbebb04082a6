import { figuresOfComparison } from './compared'
import type { Block } from '#presentation/documents'
import type { StudyFacts, StudyFigures } from '../study/facts'

/** The operation beside its scenarios; nothing where there is none. */
export function comparison({ scenarios }: StudyFacts, figures: StudyFigures): readonly Block[] {
  if (scenarios.length === 0) return []
  return [
    { kind: 'text', look: 'lead', spans: ['La même opération, faite autrement\u00a0: ce que chaque choix change.'] },
    {
      kind: 'table',
      caption: 'La proposition et ses variantes',
      columns: [
        { label: 'Ce que cela donne' },
        { label: 'Proposition', isNumber: true },
        ...scenarios.map(({ title }) => ({ label: title, isNumber: true })),
      ],
      rows: figuresOfComparison(figures),
    },
  ]
}
