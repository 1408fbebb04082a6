import type { Block } from '#presentation/documents'
import type { StudyFacts } from '../study/facts'

/** What the firm writes under each of its studies. */
export const mentions = ({ texts }: StudyFacts): readonly Block[] => [
  { kind: 'heading', text: texts.consentTitle },
  ...texts.consent,
  { kind: 'heading', text: texts.disclaimerTitle },
  ...texts.disclaimer,
]

/** Where it is signed. */
export const signature = ({ texts, people, adviser }: StudyFacts): readonly Block[] => [
  {
    kind: 'text',
    look: 'lead',
    spans: ['Signer cette étude, c’est reconnaître l’avoir reçue et comprise\u202f; cela n’engage pas à acheter.'],
  },
  {
    kind: 'signatures',
    names: [
      ...people.map((name) => `${name} — ${texts.clientSignature}`),
      `${adviser.name} — ${texts.adviserSignature}`,
    ],
  },
]
