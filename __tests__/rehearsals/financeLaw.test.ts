import { knownParameters } from '../../src/domain/law'
import { inForce } from '../../src/domain/law/parameter'

const byYear = knownParameters.filter(({ parameter }) => 'isByIncomeYear' in parameter)

test('the income of the new year is taxed by its own law, not by that of the year before', () => {
  const living = byYear.filter(({ parameter }) => inForce(parameter, '2025-12-31').from === '2025-01-01')
  expect(living.length).toBeGreaterThan(8)
  for (const { parameter } of living) {
    const { from, source } = inForce(parameter, '2026-06-15')
    expect(from).toBe('2026-01-01')
    expect(source).toContain('loi de finances imaginée')
  }
})
