import { compareWith } from '../../../../src/features/comparator/client/lot/compareWith'

const [one, two, three, four, five] = [1, 2, 3, 4, 5].map((end) => `00000000-0000-4000-8000-00000000000${end}`)
const lot = { id: one ?? '', municipality: 'nantes-44000' }
const from = (search: string) => ({ search, lots: [] })

test('a lot that nothing is beside yet is ticked in the search that led to it, else in that of its town', () => {
  expect(compareWith(lot, from('/comparateur/montpellier-34000?prix-max=260000'), null)).toBe(
    `/comparateur/montpellier-34000?prix-max=260000&comparer=${lot.id}`,
  )
  for (const passage of [undefined, from('/comparateur/programme/pinel-1')])
    expect(compareWith(lot, passage, null)).toBe(`/comparateur/nantes-44000?comparer=${lot.id}`)
})

test('a lot stands beside those that the search has ticked, once, and no more than four', () => {
  const ticked = (...ids: readonly unknown[]) => from(`/comparateur?comparer=${ids.join(',')}`)
  expect(compareWith(lot, ticked(two, one), five ?? null)).toBe(
    `/comparateur/comparer?biens=${two},${one}&dossier=${five}`,
  )
  expect(compareWith(lot, ticked(two, three, four, five), null)).toBeUndefined()
})
