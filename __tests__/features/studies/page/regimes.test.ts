import type { SolutionConfiguration } from '#domain'
import { chaptersOf } from '#features/studies/contract/chapters'
import { configuration, context } from '../../../domain/support/examples'
import { figuresOf, studyFacts } from '../../../support/studies/reading'

/** What the chapter of taxes says of the regime, and of what each costs. */
function regimesIn(changes: Partial<SolutionConfiguration>) {
  const facts = studyFacts({ operation: { configuration: configuration(changes), context } })
  const blocks = chaptersOf(facts, figuresOf(facts)).find(({ key }) => key === 'tax')?.blocks ?? []
  const from = blocks.findIndex((block) => block.kind === 'heading' && block.text === 'Le régime choisi')
  const [said, costs] = blocks.slice(from + 1)
  if (said?.kind !== 'text' || costs?.kind !== 'facts') throw new Error('Nothing is said of regimes.')
  const words = said.spans.map((span) =>
    typeof span === 'string' ? span : 'strong' in span ? span.strong : span.amount,
  )
  return { said: words.join(''), labels: costs.facts.map(([label]) => label) }
}

test('the regime that costs more says what the other would spare', () => {
  const { said, labels } = regimesIn({ tax_regime: 'micro' })
  expect(labels).toEqual(['Micro-BIC (retenu)', 'Réel'])
  expect(said).toMatch(
    /^Cette étude compte avec\u00a0: Micro-BIC\. Avec «\u00a0Réel\u00a0», vous paieriez [\d\u202f]+\u00a0€ d’impôt de moins/u,
  )
})

test('the regime that costs less is named, and nothing more', () => {
  expect(regimesIn({ tax_regime: 'actual' })).toEqual({
    said: 'Cette étude compte avec\u00a0: Réel.',
    labels: ['Réel (retenu)', 'Micro-BIC'],
  })
})

test('where the regime that was chosen is closed from the first year, the other one counts', () => {
  const closed = { project: 'unfurnished_rental', tax_regime: 'micro', surface: 1_000 } as const
  expect(regimesIn({ ...closed, notary_signature_date: '2026-12-01' })).toEqual({
    said: 'Cette étude compte avec\u00a0: Réel.',
    labels: ['Réel (retenu)'],
  })
})
