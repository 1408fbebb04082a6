import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type KnownParameter, knownParameters } from '../../../src/domain/law'
import {
  type Evidence,
  inForce,
  type Parameter,
  reliabilityOf,
  unverifiedSentence,
} from '../../../src/domain/law/parameter'
import * as socialLevies from '../../../src/domain/law/socialLevies'
import { isIsoDate } from '../../../src/domain/value/calendar'

const LAW_FOLDER = join(__dirname, '../../../src/domain/law')

/** Files of the folder that hold no parameter. */
const MACHINERY = ['changes.ts', 'index.ts', 'incomeTaxRules.ts', 'incomeYears.ts', 'parameter.ts', 'memoize.ts']

/**
 * Tables by income year that were left behind by another: checked up to an earlier year, or without a value for the last year
 * when they had one the year before; those that were repealed have none for either.
 */
function behind(tables: readonly KnownParameter[]): string[] {
  const yearOf = (date = '') => Number(date.slice(0, 4))
  const lastOf = ({ parameter }: KnownParameter) => yearOf(parameter.values.at(-1)?.from)
  const newest = Math.max(...tables.flatMap((table) => [yearOf(table.parameter.checkedOn), lastOf(table)]))
  return tables
    .filter((table) => yearOf(table.parameter.checkedOn) < newest || lastOf(table) === newest - 1)
    .map(({ name }) => name)
}

const parameters = knownParameters.map(({ name, parameter }) => [name, parameter] as const)

describe('parameters of law', () => {
  test('of every file of the folder are known to the list of `npm run law`', () => {
    const files = readdirSync(LAW_FOLDER).filter((file) => !MACHINERY.includes(file))
    const listed = new Set(parameters.map(([name]) => `${name.split('.')[0] ?? ''}.ts`))
    expect(files.filter((file) => !listed.has(file))).toEqual([])
  })

  test.each(parameters)('%s is dated, sourced, ordered, and writes its values in French', (_, parameter) => {
    const dates = parameter.values.map((dated) => dated.from)
    expect(dates).toEqual([...dates].sort())
    expect(new Set(dates).size).toBe(dates.length)
    expect([...dates, parameter.checkedOn].every(isIsoDate)).toBe(true)
    expect(parameter.values.every((dated) => dated.source.length > 5)).toBe(true)
    expect(parameter.values.every((dated) => !/NaN|undefined|object/.test(parameter.write(dated.value)))).toBe(true)
  })

  const tables = knownParameters.filter(({ parameter }) => 'isByIncomeYear' in parameter)

  test('given by income year are all checked up to the same year, with a value for it', () => {
    expect(tables).toHaveLength(14)
    expect(behind(tables)).toEqual([])
  })

  test('a year opened for one table only leaves the thirteen others behind', () => {
    const [opened, ...others] = tables
    const lastYear = Math.max(...tables.map(({ parameter }) => Number(parameter.checkedOn.slice(0, 4))))
    const from = `${lastYear + 1}-01-01`
    const next = (known: KnownParameter): KnownParameter => {
      const { values } = known.parameter
      const last = values[values.length - 1] ?? values[0]
      return {
        ...known,
        parameter: { ...known.parameter, checkedOn: `${lastYear + 1}-12-31`, values: [...values, { ...last, from }] },
      }
    }
    if (opened === undefined) throw new Error('There is no table')
    expect(behind([next(opened), ...others])).toHaveLength(others.length)
    // The value without the date of its check is seen too.
    expect(
      behind([
        { ...next(opened), parameter: { ...next(opened).parameter, checkedOn: `${lastYear}-12-31` } },
        ...others,
      ]),
    ).not.toEqual([])
  })

  const rate: Parameter<number> = {
    label: 'Taux',
    write: String,
    checkedOn: '2025-12-31',
    values: [
      { from: '2020-01-01', value: 1, source: 'first', evidence: 'official' },
      { from: '2024-01-01', value: 2, source: 'second', evidence: 'official' },
    ],
  }

  test.each([
    ['2019-12-31', 1, false],
    ['2020-01-01', 1, true],
    ['2023-12-31', 1, true],
    ['2024-01-01', 2, true],
    ['2025-12-31', 2, true],
    ['2026-01-01', 2, false],
  ])('on %s the value is %d, verified: %s', (on, value, verified) => {
    expect(inForce(rate, on)).toMatchObject({ value, verified })
  })

  test('an unverified value is said with its dates', () => {
    expect(unverifiedSentence(inForce(rate, '2030-01-01'))).toBe(
      'Taux\u00a0: règle non vérifiée à cette date (valeur du 01/01/2024, contrôlée jusqu’au 31/12/2025).',
    )
  })

  test('a value that no official text gives says so, whatever the date', () => {
    const doubted = (evidence: Evidence) =>
      inForce({ ...rate, values: [{ from: '2020-01-01', value: 1, source: 'Modèle public', evidence }] }, '2025-06-01')
    expect([doubted('official'), doubted('secondary'), doubted('unverified')].map(reliabilityOf)).toEqual([
      'official',
      'secondary',
      'unverified',
    ])
    expect([doubted('secondary').verified, doubted('unverified').verified]).toEqual([false, false])
    expect(unverifiedSentence(doubted('secondary'))).toContain(
      'source secondaire, texte officiel non lu (Modèle public',
    )
    expect(unverifiedSentence(doubted('unverified'))).toContain('aucun texte ne la confirme (Modèle public')
  })

  test('social levies on furnished lets rise from the income of 2025, those on unfurnished lets do not (loi 2025-1403, art. 12)', () => {
    expect(socialLevies.totalRate(inForce(socialLevies.furnishedLevies, '2024-12-31').value)).toBeCloseTo(0.172, 9)
    expect(socialLevies.totalRate(inForce(socialLevies.furnishedLevies, '2025-12-31').value)).toBeCloseTo(0.186, 9)
    expect(socialLevies.totalRate(inForce(socialLevies.unfurnishedLevies, '2026-12-31').value)).toBeCloseTo(0.172, 9)
  })
})
