import { parseCases } from './support/cases/case'
import { reportOf, runCases } from './support/cases/runCases'
import { describeSharedCases } from './support/cases/sharedCases'
import { schemeAdapters } from './support/cases/schemeAdapters'
import { shapeAdapters } from './support/cases/shapeAdapters'
import workedShapes from './support/cases/shapes.json'
import { taxAdapters } from './support/cases/taxAdapters'

const adapters = { ...taxAdapters, ...schemeAdapters, ...shapeAdapters }

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

  test('says which inputs of a case its reader drops', () => {
    const typed = wages('with an unknown input', { revenu_net_imposable: 36_000 })
    const given = { ...typed, inputs: { ...typed.inputs, surface: 40, declarants: [{ salaires: 40_000, sports: 2 }] } }
    expect(reportOf(runCases(parseCases([given]), adapters))).toEqual([
      'NOT READ in 1 case: surface, dropped by the reader',
      'NOT READ in 1 case: declarants.sports, dropped by the reader',
      '1 passed, 0 failed, 0 skipped',
    ])
  })

  // CGI art. 150 U to 150 VC, 200 B: 55,000 of gain after ten years, 70 % taxed and 91.75 % levied.
  test('reads a complete sale and a whole operation, whose figures are named by their path', () => {
    const sale = {
      sale_date: '2026-09-30',
      sale: 300_000,
      purchase: 200_000,
      costs: 14_000,
      works: 0,
      years: 10,
      months: 0,
    }
    const bought = { project: 'land_deficit', property_price: 100_000, renovation_price: 30_000, seniority: 'old' }
    const file = [
      {
        id: 'sale',
        scheme: 'plus-value-complete',
        inputs: sale,
        expected: { ir: 7_315, ps: 8_680, surtax: 0 },
        tolerance: 0,
      },
      {
        id: 'operation',
        scheme: 'operation',
        inputs: { configuration: { ...bought, notary_signature_date: '2025-12-15' }, context: { asOf: '2026-06-01' } },
        expected: { kind: 'simulated', 'yearly_report.2026.deficit_on_global_income': 10_700 },
        tolerance: 0,
      },
      {
        id: 'refused',
        scheme: 'operation',
        inputs: { configuration: { project: 'pinel' } },
        expected: { kind: 'refused' },
        tolerance: 0,
      },
    ]
    expect(reportOf(runCases(parseCases(file), adapters))).toEqual(['3 passed, 0 failed, 0 skipped'])
  })

  test('refuses a file that is no list of cases', () => {
    expect(() => parseCases({ cases: [] })).toThrow('list')
    expect(() => parseCases([{ expected: {} }])).toThrow('id')
  })
})

describeSharedCases('schemes and mechanisms, cases kept beside the repository', 'schemes.json', (schemeCases) => {
  const outcomes = runCases(schemeCases, adapters)
  const compared = outcomes.filter(({ kind }) => kind !== 'skipped')

  test.each(compared.map((outcome) => [outcome.id, outcome] as const))('%s', (_, outcome) => {
    expect(outcome.kind === 'failed' ? outcome.differences : []).toEqual([])
  })

  test('no input is dropped without a reason', () => {
    expect(reportOf(outcomes).filter((line) => line.endsWith('dropped by the reader'))).toEqual([])
  })

  test('what is left out is printed with its reason', () => {
    process.stdout.write(`${reportOf(outcomes).join('\n')}\n`)
    expect(compared.length).toBeGreaterThanOrEqual(65)
  })
})

const shapes = runCases(parseCases(workedShapes), adapters)

describe('one worked case of each shape, derived by hand from the article that it quotes', () => {
  test.each(shapes.map((outcome) => [outcome.id, outcome] as const))('%s', (_, outcome) => {
    expect(outcome.kind === 'failed' ? outcome.differences : []).toEqual([])
    expect(outcome.unread).toEqual([])
  })

  test('only what the engine does not calculate is left out', () => {
    const skipped = shapes.filter(({ kind }) => kind === 'skipped').map(({ id }) => id)
    expect(skipped).toEqual(['h-usury-ge20'])
  })
})
