import { guarantyFee } from '../../../src/domain/mechanisms/guarantyFee'

test('a guarantee is estimated at 1.5 % of the loan, to the cent', () => {
  expect(guarantyFee(200_000, '2026-11-20')).toBe(3_000)
  expect(guarantyFee(123_456.78, '2026-11-20')).toBe(1_851.85)
  expect(guarantyFee(0, '2026-11-20')).toBe(0)
})
