import { simulate } from '#domain'
import { rentCeilings } from '../../../src/domain/law/pinel'
import { inForce } from '../../../src/domain/law/parameter'
import { rentCeilingFor } from '../../../src/domain/schemes/pinelRent'
import { configuration, context } from '../support/examples'

describe('Pinel rent ceiling', () => {
  // BOI-IR-RICI-360-20-30 § 130, scale of 2013.
  test.each([
    ['Abis', 40, 779.6],
    ['Abis', 80, 1_242.4],
    ['B1', 25, 296.5],
    ['B1', 50, 533.5],
    ['B2', 20, 206.2],
  ] as const)('zone %s, %d m²: %d euros', (zone, surface, expected) => {
    expect(rentCeilingFor(surface, zone, '2013-06-01').monthlyRent).toBeCloseTo(expected, 2)
  })

  // CGI annexe III, art. 2 terdecies D, version of each year.
  test.each([
    [2019, [17.17, 12.75, 10.28, 8.93]],
    [2022, [17.62, 13.09, 10.55, 9.17]],
    [2025, [19.51, 14.49, 11.68, 10.15]],
  ] as const)('table of %d', (year, [abis, a, b1, b2]) => {
    expect(inForce(rentCeilings, `${year}-07-01`).value).toEqual({ Abis: abis, A: a, B1: b1, B2: b2, C: b2 })
  })

  test('a rent above the ceiling is brought down to it, and said', () => {
    const asked = configuration({
      project: 'pinel',
      pinel_type: 'pinel',
      notary_signature_date: '2023-06-15',
      suggested_rent: 2_000,
    })
    const result = simulate(asked, context)
    if (result.kind === 'refused') throw new Error('refused')
    expect(result.monthly_report.monthly_income.rental_income).toBe(rentCeilingFor(42, 'A', '2023-06-15').monthlyRent)
    expect(result.warnings.map(({ code }) => code)).toContain('rent_capped')
  })
})
