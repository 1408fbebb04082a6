import * as capitalGains from '../../../src/domain/law/capitalGains'
import * as collection from '../../../src/domain/law/collection'
import * as decote from '../../../src/domain/law/decote'
import * as familyQuotient from '../../../src/domain/law/familyQuotient'
import * as furnishedLetting from '../../../src/domain/law/furnishedLetting'
import * as incomeDeductions from '../../../src/domain/law/incomeDeductions'
import * as incomeTaxScale from '../../../src/domain/law/incomeTaxScale'
import * as lending from '../../../src/domain/law/lending'
import * as notaryFees from '../../../src/domain/law/notaryFees'
import { inForce, type Parameter, unverifiedSentence } from '../../../src/domain/law/parameter'
import * as pinel from '../../../src/domain/law/pinel'
import * as propertyIncome from '../../../src/domain/law/propertyIncome'
import * as propertyTax from '../../../src/domain/law/propertyTax'
import * as socialLevies from '../../../src/domain/law/socialLevies'
import { isIsoDate } from '../../../src/domain/value/calendar'

const subjects = [
  capitalGains, collection, decote, familyQuotient, furnishedLetting, incomeDeductions, incomeTaxScale, lending, notaryFees, pinel,
  propertyIncome, propertyTax, socialLevies,
]

const parameters = subjects
  .flatMap((subject) => Object.entries(subject))
  .filter((entry): entry is [string, Parameter<never>] => typeof entry[1] === 'object' && 'checkedOn' in entry[1])

describe('parameters of law', () => {
  test('are more than thirty', () => { expect(parameters.length).toBeGreaterThan(30); })

  test.each(parameters)('%s is dated, sourced, ordered, and writes its values in French', (_, parameter) => {
    const dates = parameter.values.map((dated) => dated.from)
    expect(dates).toEqual([...dates].sort())
    expect(new Set(dates).size).toBe(dates.length)
    expect([...dates, parameter.checkedOn].every(isIsoDate)).toBe(true)
    expect(parameter.values.every((dated) => dated.source.length > 5)).toBe(true)
    expect(parameter.values.every((dated) => !/NaN|undefined|object/.test(parameter.write(dated.value)))).toBe(true)
  })

  const rate: Parameter<number> = {
    label: 'Taux',
    write: String,
    checkedOn: '2025-12-31',
    values: [
      { from: '2020-01-01', value: 1, source: 'first', verified: true },
      { from: '2024-01-01', value: 2, source: 'second', verified: true },
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

  test('social levies on furnished lets rise from the income of 2025, those on unfurnished lets do not (loi 2025-1403, art. 12)', () => {
    expect(socialLevies.totalRate(inForce(socialLevies.furnishedLevies, '2024-12-31').value)).toBeCloseTo(0.172, 9)
    expect(socialLevies.totalRate(inForce(socialLevies.furnishedLevies, '2025-12-31').value)).toBeCloseTo(0.186, 9)
    expect(socialLevies.totalRate(inForce(socialLevies.unfurnishedLevies, '2026-12-31').value)).toBeCloseTo(0.172, 9)
  })
})
