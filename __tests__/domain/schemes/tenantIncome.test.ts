import { tenantIncomeCeiling } from '../../../src/domain/schemes/tenantIncome'
import { simulated } from '../support/examples'

describe('income of the tenant of an intermediate let (CGI annexe III, art. 2 terdecies D; BOI-BAREME-000017 § 270)', () => {
  test.each([
    ['2025-06-01', 'Abis', true, 3, 122_326],
    ['2026-06-01', 'A', false, 0, 44_344],
    ['2026-06-01', 'A', true, 2, 95_427],
    ['2026-06-01', 'A', false, 4, 127_122],
    ['2026-06-01', 'C', false, 0, 32_530],
    // Six dependants: 92,900 + 2 × 10,364.
    ['2026-06-01', 'B1', true, 6, 113_628],
  ] as const)(
    'lease of %s, zone %s, couple: %s, %d dependants: %d euros',
    (leaseDate, zone, isCouple, dependants, expected) => {
      expect(tenantIncomeCeiling(zone, { isCouple, dependants }, leaseDate)).toBe(expected)
    },
  )

  test('is told with the simulation', () => {
    const { assumptions } = simulated({ project: 'lli', seniority: 'new', notary_signature_date: '2026-06-01' })
    expect(assumptions.find(({ key }) => key === 'tenant_income')?.value).toBe(
      '44\u202f344\u00a0€ seul, 66\u202f276\u00a0€ en couple',
    )
  })
})
