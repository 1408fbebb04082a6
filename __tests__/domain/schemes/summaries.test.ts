import { schemes, schemeSummaries } from '#domain'

test('each purchase to let says what it is and for whom', () => {
  const investments = schemes.all.filter(({ kind }) => kind === 'investment').map(({ id }) => id)
  expect(Object.keys(schemeSummaries).sort()).toEqual([...investments].sort())
  for (const summary of Object.values(schemeSummaries)) expect(summary).toMatch(/pour /i)
})
