import type { SolutionConfiguration } from '#domain'
import { owesTourismContributions } from '../../../src/domain/tax/furnishedIncome'
import { simulated } from '../support/examples'

/** Let from January of the year after the deed, for 12,000 euros a year. */
function seasonal(changes: Partial<SolutionConfiguration>) {
  return simulated({
    project: 'seasonal_rental',
    suggested_rent: 1_000,
    yearly_rent_revaluation_rate: 0,
    notary_signature_date: '2024-12-30',
    ...changes,
  })
}

const taxed = (changes: Partial<SolutionConfiguration>) => seasonal(changes).yearly_report[0]?.taxable_rental_income

describe('seasonal letting (CGI art. 50-0, 1 bis; loi 2024-1039)', () => {
  // 2024: 50 % (unclassified) and 71 % (classified) off; 2025: 30 % up to 15,000 euros, 50 % up to 77,700.
  test.each([
    ['2023-12-30', false, 6_000],
    ['2023-12-30', true, 3_480],
    ['2024-12-30', false, 8_400],
    ['2024-12-30', true, 6_000],
  ])(
    'deed of %s, classified: %s: 12,000 euros of receipts are taxed on %d',
    (notary_signature_date, is_classified_tourism, expected) => {
      expect(taxed({ notary_signature_date, is_classified_tourism })).toBe(expected)
    },
  )

  test('the same purchase signed on 30/12/2024 and on 02/01/2025 is under the rules of 2025', () => {
    expect(seasonal({ notary_signature_date: '2025-01-02' }).yearly_report[0]?.taxable_rental_income).toBe(7_700)
  })

  test('above 15,000 euros an unclassified let goes to the actual regime the second year after, a classified one stays', () => {
    const regime = (is_classified_tourism: boolean) =>
      seasonal({ suggested_rent: 1_300, is_classified_tourism }).assumptions.find(({ key }) => key === 'regime')?.value
    expect(regime(false)).toBe('Micro-BIC, puis réel à partir de 2027')
    expect(regime(true)).toBe('Micro-BIC')
  })

  // CSS art. L611-1, 6°; cases of the social administration's simulator.
  test.each([
    [22_999, false],
    [23_000, true],
    [23_001, true],
  ])('%d euros of receipts owe social contributions: %s', (receipts, expected) => {
    expect(owesTourismContributions(receipts, '2025-06-01')).toBe(expected)
  })

  test('contributions replace the levies once they are due, and the general scheme is an option', () => {
    const codes = (suggested_rent: number) => seasonal({ suggested_rent }).warnings.map(({ code }) => code)
    expect(codes(2_000)).toContain('tourism_contributions')
    expect(codes(1_000)).not.toContain('tourism_contributions')
    const [first] = seasonal({ suggested_rent: 2_000, is_classified_tourism: true }).yearly_report
    // Micro regime of a classified let: 6 % of 24,000 euros of receipts (CSS art. D613-4).
    expect(first).toMatchObject({ social_contributions: 1_440, social_levies: 0 })
    // 24,000 × 40 % × 47.42 % (CSS art. L311-3, 35°; the simulator of the social administration).
    const said = seasonal({ suggested_rent: 2_000 }).warnings.find(({ code }) => code === 'tourism_contributions')
    expect(said?.message).toContain('4\u202f552\u00a0€')
  })
})
