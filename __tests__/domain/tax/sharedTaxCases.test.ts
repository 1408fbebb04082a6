import { reportOf, runCases } from '../../support/cases/runCases'
import { taxAdapters } from '../../support/cases/taxAdapters'
import { describeSharedCases } from '../../support/cases/sharedCases'

/** Cases that say what the product does not calculate; each prints its reason. */
const OUT_OF_SCOPE = [
  'cdhr-2026-5bd24e82',
  'cdhr-2026-8e82ab86',
  'meuble_lmnp-2023-7291409c',
  'reductions_immo-2012-0d265957',
  'reductions_immo-2020-81b59b42',
  'reductions_immo-2020-b6935106',
  'reductions_immo-2021-23c55cef',
]

describeSharedCases('income tax, cases kept beside the repository', 'income-tax.json', (cases) => {
  const outcomes = runCases(cases, taxAdapters)
  const compared = outcomes.filter(({ kind }) => kind !== 'skipped')

  test.each(compared.map((outcome) => [outcome.id, outcome] as const))('%s', (_, outcome) => {
    expect(outcome.kind === 'failed' ? outcome.differences : []).toEqual([])
  })

  test('only the cases known to be out of scope are left out, each with its reason', () => {
    const lines = reportOf(outcomes)
    process.stdout.write(`${lines.join('\n')}\n`)
    expect(outcomes.filter(({ kind }) => kind === 'skipped').map(({ id }) => id)).toEqual(OUT_OF_SCOPE)
    expect(lines.at(-1)).toBe(
      `${outcomes.length - OUT_OF_SCOPE.length} passed, 0 failed, ${OUT_OF_SCOPE.length} skipped`,
    )
  })
})
