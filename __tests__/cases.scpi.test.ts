import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reportOf, runCases } from './support/cases/runCases'
import { scpiAdapters } from './support/cases/scpiAdapters'
import { isScpiFile, parseScpiCases } from './support/cases/scpiCases'

const SHARED = join(__dirname, '../../shared/scpi/json/personas.json')

/** The lines of the report on a file. @throws when it holds no SCPI investors */
function report(file: unknown): string[] {
  if (!isScpiFile(file)) throw new Error('This file holds no SCPI investors.')
  return reportOf(runCases(parseScpiCases(file), scpiAdapters))
}

const sustainability = (id: string, esg: Record<string, unknown>, expected: Record<string, unknown>) => ({
  input: { id, esg },
  expected: { extra_financial_profile: expected },
})

const committed = sustainability(
  'A',
  { interest: 'yes', taxonomy: 'gte_5', sustainable: 'gte_10', pai: ['waste'] },
  { points: 40, max: 100, level: 'committed', label: 'Engagé', detail: { taxonomy: 20, sustainable: 10, pai: 10 } },
)
const neutral = sustainability('B', { interest: 'no' }, { points: 0, level: 'neutral', label: 'Neutre' })

/** A civil servant without children who retires in 24 years: 20 + 15 + 0 + 20 + 10 + 5 + 5. */
const edge = {
  id: 'E',
  score: 'ability',
  input: {
    income: 8000,
    charges: 4000,
    rent: 1000,
    alimony: 0,
    rental_income: 0,
    loans: 0,
    liquid_a: 8000,
    net_worth: 1_200_000,
    work_status: 'official',
    dependents: 0,
    age: 40,
    retirement_age: 64,
  },
  expected: {
    level: 'limited',
    label: "Perte limitée (jusqu'à 10 %)",
    caps: ['AL-CAP-3'],
    detail: { saving_ratio: 0.5, debt_ratio: 0.125, precaution_months: 2, p_debt: 12, p_precaution: 0 },
  },
}

describe('npm run cases, on SCPI investors', () => {
  test('reads the people, the edge cases and the couples', () => {
    const couples = [
      { id: 'C', members: ['A', 'B'], expected: { extra_financial_profile: { level: 'committed', limiting: 1 } } },
    ]
    expect(report({ personas: [committed, neutral], edge_cases: [edge], couples }).at(-1)).toBe(
      '4 passed, 0 failed, 0 skipped',
    )
  })

  test('says which score differs', () => {
    const wrong = { ...neutral, expected: { extra_financial_profile: { level: 'demanding' } } }
    const couples = [{ id: 'C', members: ['A', 'B'], expected: { extra_financial_profile: { label: 'Neutre' } } }]
    const edges = [{ ...edge, expected: { detail: { p_debt: 15 } } }]
    const lines = report({ personas: [committed, wrong], edge_cases: edges, couples })
    expect(lines.filter((line) => line.startsWith('FAILED')).map((line) => line.split(':')[0])).toEqual([
      'FAILED   B  extra_financial_profile',
      'FAILED   E  ability',
      'FAILED   C  extra_financial_profile',
    ])
    expect(lines.at(-1)).toBe('1 passed, 3 failed, 0 skipped')
  })

  test('says which answers its reader drops', () => {
    const given = { ...neutral, input: { ...neutral.input, height: 180 } }
    expect(report({ personas: [given] })).toContain('NOT READ in 1 case: height, dropped by the reader')
  })

  test('skips a score that does not exist', () => {
    expect(report({ edge_cases: [{ ...edge, score: 'wisdom' }] }).at(-1)).toBe('0 passed, 0 failed, 1 skipped')
  })

  test('refuses a couple of strangers, and who has no id', () => {
    expect(() => report({ personas: [committed], couples: [{ id: 'C', members: ['A', 'Z'] }] })).toThrow('"Z"')
    expect(() => report({ edge_cases: [{ score: 'ability' }] })).toThrow('id')
  })

  test('leaves a list of other cases to the reader of lists', () => {
    expect(isScpiFile([{ id: 'x' }])).toBe(false)
    expect(isScpiFile({ cases: [] })).toBe(false)
  })
})

if (existsSync(SHARED)) {
  const lines = report(JSON.parse(readFileSync(SHARED, 'utf8')))

  test('the ten personas and eight edge cases kept beside the repository', () => {
    expect(lines.filter((line) => line.endsWith('dropped by the reader'))).toEqual([])
    expect(lines.at(-1)).toBe('18 passed, 0 failed, 0 skipped')
  })
} else {
  test.skip('the personas (skipped: there is no shared/scpi/json/personas.json beside the repository)', () => undefined)
}
