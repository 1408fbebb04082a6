import { chaptersOf } from '#features/studies/contract/chapters'
import type { StudyFacts } from '#features/studies/contract/study'
import type { Block, DocumentCell, Span } from '#presentation/documents'
import { documentWriting } from '#server/services/documents'
import { printedStudy } from '../../../../src/features/studies/server/operations/printed'
import { configuration, context } from '../../../domain/support/examples'
import { readPdf } from '../../../support/server/readPdf'
import { figuresOf, studyFacts } from '../../../support/studies/reading'

const written = (piece: Span | DocumentCell): string => {
  if (typeof piece === 'string') return piece
  return 'strong' in piece ? piece.strong : piece.amount
}

const sentence = (spans: readonly Span[]): string => spans.map(written).join('')

/** All that a block says, in the order in which it is read. */
function wordsOf(block: Block): readonly string[] {
  switch (block.kind) {
    case 'text':
      return [sentence(block.spans)]
    case 'heading':
      return [block.text]
    case 'list':
      return block.items.map(sentence)
    case 'figures':
      return block.figures.flatMap(({ label, value, note = '' }) => [label, value, note])
    case 'facts':
      return block.facts.flat()
    case 'table':
      return [block.caption, ...block.columns.map(({ label }) => label), ...block.rows.flat().map(written)]
    case 'effort':
      return [block.caption, ...block.marks.map(({ label }) => label)]
    case 'notice':
      return [block.title, sentence(block.spans)]
    case 'signatures':
      return block.names.flatMap((name) => name.split(' — '))
  }
}

/** Without spaces, of which paper has its own, nor hyphens, which it adds at the end of lines. The minus of an amount stays. */
const bare = (text: string): string => text.replaceAll(/[\s\u00ad\u200b\u2010-]/gu, '')

const lot = {
  id: 'lot',
  program: 'Les Jardins de Méliès',
  place: 'Montpellier',
  description: 'T2 de 42 m², 3e étage, sud.',
  price: 214_900,
  rent: 640,
  facts: [['Prix', '214\u202f900\u00a0€']],
} as const

const studies: readonly (readonly [string, Partial<StudyFacts>])[] = [
  ['a home with a lot and a scenario', { lots: [lot] }],
  ['one without a loan', { operation: { configuration: configuration({ contribution: 10_000_000 }), context } }],
]

test.each(studies)('what the chapters say is on paper, each amount in its place: %s', async (_name, changes) => {
  const facts = studyFacts(changes)
  const figures = figuresOf(facts)
  const { bytes } = await documentWriting.work(printedStudy(facts, figures, undefined))
  const paper = bare((await readPdf(bytes)).pages.join('\n'))
  const said = chaptersOf(facts, figures).flatMap(({ title, blocks }) => [title, ...blocks.flatMap(wordsOf)])
  const lacking: string[] = []
  let from = 0
  for (const words of said) {
    const at = paper.indexOf(bare(words), from)
    if (at === -1) lacking.push(words)
    else from = at + bare(words).length
  }
  expect(said.length).toBeGreaterThan(300)
  expect(lacking).toEqual([])
})
