import { simulate, type SolutionConfiguration } from '#domain'
import { configuration, context, refusedFields, simulated } from '../support/examples'

/** Let from January 2026 at 800 euros a month that do not change: 9,600 euros a year. */
const agreed = (changes: Partial<SolutionConfiguration> = {}): Partial<SolutionConfiguration> => ({
  project: 'loc_avantages',
  notary_signature_date: '2025-12-15',
  suggested_rent: 800,
  yearly_rent_revaluation_rate: 0,
  annual_tax: 20_000,
  loc_level: 'loc2',
  contribution: 500_000,
  ...changes,
})
const reductions = (changes: Partial<SolutionConfiguration> = {}) =>
  simulated(agreed(changes)).yearly_report.map(({ tax_reduction }) => tax_reduction)

describe('Loc’Avantages (CGI art. 199 tricies)', () => {
  // Shares of the gross rents, 9,600 euros: 15 and 35 % let directly, 20, 40 and 65 % through an intermediary.
  test.each([
    ['loc1', false, 1_440],
    ['loc2', false, 3_360],
    ['loc1', true, 1_920],
    ['loc2', true, 3_840],
    ['loc3', true, 6_240],
  ] as const)('%s, with an intermediary: %s', (loc_level, has_rental_intermediation, reduction) => {
    expect(reductions({ loc_level, has_rental_intermediation })[0]).toBe(reduction)
  })

  test('lasts six years, counted in months let', () => {
    expect(reductions().slice(0, 7)).toEqual([...Array<number>(6).fill(3_360), 0])
    // Let from July 2026: six months of 2026, then six of 2032.
    const july = reductions({ notary_signature_date: '2026-06-15' })
    expect(july.slice(0, 8)).toEqual([1_680, ...Array<number>(5).fill(3_360), 1_680, 0])
  })

  test('counts under the overall cap of 10,000 euros', () => {
    const high = agreed({ suggested_rent: 3_000, loc_level: 'loc3', has_rental_intermediation: true })
    // 36,000 × 65 % = 23,400.
    expect(simulated(high).yearly_report[0]).toMatchObject({ tax_reduction: 10_000, lost_tax_reduction: 13_400 })
  })

  test('a sale before the end of the agreement takes the reductions back', () => {
    const sold = simulated(agreed({ duration_to_display: 3 })).yearly_report.at(-1)
    expect(sold?.exit_cost).toBeGreaterThanOrEqual(3 * 3_360)
  })

  test.each([
    ['very social without an intermediary', { loc_level: 'loc3' as const }, 'loc_level'],
    ['after the last agreement', { notary_signature_date: '2028-01-01' }, 'notary_signature_date'],
  ])('%s is refused on its field', (_, changes, field) => {
    expect(refusedFields(simulate(configuration(agreed(changes)), context))).toEqual([field])
  })
})
