import { parseCases } from './support/cases/case'
import { reportOf, runCases } from './support/cases/runCases'
import { sharedCases } from './support/cases/sharedCases'
import { schemeAdapters } from './support/cases/schemeAdapters'
import { taxAdapters } from './support/cases/taxAdapters'

const adapters = { ...taxAdapters, ...schemeAdapters }

function wages(id: string, expected: Record<string, unknown>) {
  return {
    id,
    domain: 'ir_famille',
    income_year: 2025,
    tolerance: 1,
    inputs: { situation_famille: 'celibataire', declarants: [{ salaires: 40_000 }] },
    expected,
  }
}

describe('npm run cases', () => {
  test('says what differs, why the rest is skipped, and ends with the count', () => {
    const file = [
      wages('right', { revenu_net_imposable: 36_000 }),
      wages('wrong', { revenu_net_imposable: 35_000, nombre_de_parts: 1 }),
      wages('not calculated', { taux_moyen_pct: 9 }),
      { id: 'unknown', scheme: 'usury', inputs: {}, expected: { threshold: 1 }, tolerance: 0 },
    ]
    expect(reportOf(runCases(parseCases(file), adapters))).toEqual([
      'FAILED   wrong  revenu_net_imposable: expected 35000, found 36000',
      'SKIPPED  not calculated: no expected figure is calculated (taux_moyen_pct)',
      'SKIPPED  unknown: "usury" is not calculated by the engine',
      '1 passed, 1 failed, 2 skipped',
    ])
  })

  test('refuses a file that is no list of cases', () => {
    expect(() => parseCases({ cases: [] })).toThrow('list')
    expect(() => parseCases([{ expected: {} }])).toThrow('id')
  })
})

const schemeCases = sharedCases('schemes.json')
const withShared = schemeCases.length > 0 ? describe : describe.skip

withShared('schemes and mechanisms, cases kept beside the repository', () => {
  const outcomes = runCases(schemeCases, adapters)
  const compared = outcomes.filter(({ kind }) => kind !== 'skipped')

  test.each(compared.map((outcome) => [outcome.id, outcome] as const))('%s', (_, outcome) => {
    expect(outcome.kind === 'failed' ? outcome.differences : []).toEqual([])
  })

  test('what is left out is printed with its reason', () => {
    process.stdout.write(`${reportOf(outcomes).join('\n')}\n`)
    expect(compared.length).toBeGreaterThanOrEqual(65)
  })
})
