import { simulators } from '#domain'

// CGI art. 200-0 A, 1: 10 000 euros for the incomes of 2013 and later; Malraux (art. 199 tervicies) is not counted there.
test.each([
  ['pinel', 10_000],
  ['denormandie', 10_000],
  ['malraux', undefined],
  ['land_deficit', undefined],
] as const)('the overall cap on the reductions of %s is %s', (project, cap) => {
  expect(simulators.overallCapOf({ project }, 2024)?.amount).toBe(cap)
})

test('the cap is raised by 8,000 euros overseas (CGI art. 200-0 A, 3)', () => {
  expect(simulators.overallCapOf({ project: 'denormandie', municipality: 'saint-denis-97400' }, 2026)?.amount).toBe(
    18_000,
  )
})
