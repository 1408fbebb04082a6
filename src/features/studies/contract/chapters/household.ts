import type { Block } from '#presentation/documents'
import type { StudyFacts } from '../study/facts'

/** What the household is, as it told its adviser. */
export const situation = ({ situation: parts }: StudyFacts): readonly Block[] => [
  {
    kind: 'text',
    look: 'lead',
    spans: ['Voici ce que vous nous avez dit de votre situation. Si une réponse a changé, dites-le avant de décider.'],
  },
  ...parts.flatMap(({ heading, facts }): Block[] => [
    { kind: 'heading', text: heading },
    { kind: 'facts', facts },
  ]),
]

/** What it wants. */
export const objectives = ({ objectives: aims, wishes }: StudyFacts): readonly Block[] => [
  ...(aims.length === 0
    ? [{ kind: 'text', look: 'lead', spans: ['Vos objectifs n’ont pas encore été précisés.'] } as const]
    : [
        { kind: 'text', look: 'lead', spans: ['Ce que vous cherchez, du plus important au moins important.'] } as const,
        { kind: 'list', items: aims.map((aim) => [aim]) } as const,
      ]),
  ...(wishes.length === 0
    ? []
    : [{ kind: 'heading', text: 'En chiffres' } as const, { kind: 'facts', facts: wishes } as const]),
]
