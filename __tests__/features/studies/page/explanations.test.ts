import { chaptersOf } from '#features/studies/contract/chapters'
import { chapterKeys, usualChapters } from '#features/studies/contract/study'
import { writeFigure } from '#presentation/formats'
import { figuresOf, studyFacts } from '../../../support/studies/reading'

test('how figures were found is joined where its author asks for it', () => {
  expect(usualChapters.filter(({ enabled }) => !enabled).map(({ key }) => key)).toEqual(['explanations'])
  const facts = studyFacts({ chapters: chapterKeys.map((key) => ({ key, enabled: true })) })
  const figures = figuresOf(facts)
  const chapter = chaptersOf(facts, figures).find(({ key }) => key === 'explanations')
  const said = JSON.stringify(chapter?.blocks)
  const { monthly_payment, net_wealth } = figures.result.indicators
  expect(said).toContain(writeFigure(monthly_payment, 'euros_per_month'))
  expect(said).toContain(writeFigure(net_wealth, 'euros'))
  expect(said).toContain('en vigueur depuis le')
  // As many explanations as figures, and none that goes on for pages.
  const lengths = chapter?.blocks.flatMap((block) => (block.kind === 'facts' ? [block.facts.length] : [])) ?? []
  expect(Math.max(...lengths)).toBeLessThanOrEqual(9)
  expect(chapter?.blocks.filter(({ kind }) => kind === 'heading').length).toBe(figures.explanations?.length)
})
