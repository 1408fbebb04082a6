import { simulate, type SolutionConfiguration, type TraceStep } from '#domain'
import { chaptersOf } from '#features/studies/contract/chapters'
import type { Block } from '#presentation/documents'
import { writeFigure } from '#presentation/formats'
import { configuration, context } from '../../../domain/support/examples'
import { figuresOf, studyFacts } from '../../../support/studies/reading'

/** Operations that say what others do not: a loan longer than the operation, capital due at its end, a saving of tax, no loan. */
const operations: readonly (readonly [string, Partial<SolutionConfiguration>])[] = [
  ['a rental', {}],
  ['left before its loan ends', { duration_to_display: 10 }],
  ['paid back at the end', { loan_amortization_type: 'in_fine' }],
  ['let unfurnished', { project: 'unfurnished_rental' }],
  ['without a loan', { contribution: 400_000 }],
]

/** What a study of an operation says, and how its figures were found. */
function study(changes: Partial<SolutionConfiguration>) {
  const operation = { configuration: configuration(changes), context }
  const facts = studyFacts({ operation })
  const explained = simulate(operation.configuration, { ...context, explain: true })
  if (explained.kind === 'refused') throw new Error(JSON.stringify(explained.errors))
  const blocks = chaptersOf(facts, figuresOf(facts)).flatMap((chapter) => chapter.blocks)
  return { blocks, steps: new Map((explained.trace ?? []).map((step) => [step.key, step])) }
}

interface Explained {
  readonly key: string
  readonly amount: string
}

const isExplained = (part: unknown): part is Explained => typeof part === 'object' && part !== null && 'amount' in part

/** All that can be asked about. */
const explainedIn = (blocks: readonly Block[]): readonly Explained[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'figures')
      return block.figures.flatMap(({ key, value }) => (key === undefined ? [] : [{ key, amount: value }]))
    if (block.kind === 'table') return block.rows.flat().filter(isExplained)
    return 'spans' in block ? block.spans.filter(isExplained) : []
  })

/** The ways in which the value of a step may be written: an effort below zero is a surplus, a column says of which time it is. */
function writings({ value, unit }: TraceStep): readonly string[] {
  if (value === null) return [writeFigure(null, unit)]
  return [value, Math.abs(value)].flatMap((number) => [
    writeFigure(number, unit),
    writeFigure(number, unit, { decimals: 2 }),
    ...(unit.startsWith('euros_per_') ? [writeFigure(number, 'euros')] : []),
  ])
}

test.each(operations)(
  'each amount that can be asked about has its calculation, of the same value: %s',
  (_, changes) => {
    const { blocks, steps } = study(changes)
    const all = explainedIn(blocks)
    expect(all.length).toBeGreaterThan(100)
    const wrong = all.filter(({ key, amount }) => {
      const step = steps.get(key)
      return step === undefined || !writings(step).includes(amount)
    })
    expect(wrong).toEqual([])
  },
)

test.each(operations)('no amount of a year that has a calculation stands without it: %s', (_, changes) => {
  const { blocks, steps } = study(changes)
  const rows = blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []))
  const forgotten = rows.flatMap(([first, ...cells]) => {
    const year = typeof first === 'string' ? /^\d{4}/.exec(first)?.[0] : undefined
    if (year === undefined) return []
    const known = [...steps.values()].filter(({ key }) => key.startsWith(`yearly_report.${year}.`)).flatMap(writings)
    // What is zero is the same as anything else that is.
    return cells
      .filter((cell) => typeof cell === 'string' && !/^0\D/.test(cell) && known.includes(cell))
      .map((cell) => [first, cell])
  })
  expect(rows.length).toBeGreaterThan(10)
  expect(forgotten).toEqual([])
})
