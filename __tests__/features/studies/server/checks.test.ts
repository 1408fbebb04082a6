import type { StudyFacts } from '#features/studies/contract/study'
import { checksOf } from '../../../../src/features/studies/server/operations/checks'
import { figuresOf, studyFacts } from '../../../support/studies/reading'

const charactersOf = (changes: Partial<StudyFacts>) => {
  const facts = studyFacts(changes)
  return checksOf({ facts, figures: figuresOf(facts) }).find(({ key }) => key === 'characters')
}

test('characters that paper shows are fine, whatever their script', () => {
  expect(charactersOf({ title: 'Étude de Nguyễn 🏡 Россия' })).toMatchObject({ state: 'ok' })
})

test('those that it cannot show are named, with each part where they stand', () => {
  const { texts } = studyFacts()
  const check = charactersOf({
    title: 'Étude de 李 et 王',
    company: { name: 'Cabinet 漢' },
    texts: { ...texts, disclaimer: [{ kind: 'list', items: [['Un avis ', { strong: '\u{13000}' }]] }] },
  })
  expect(check).toMatchObject({
    state: 'warning',
    message: expect.stringMatching(
      /: 李 王 \(titre\), 漢 \(nom de la société\), \u{13000} \(«\u00a0[^»]+\u00a0»\)\.$/u,
    ) as unknown,
  })
})
