import { compareWith } from '../../../../src/features/comparator/client/lot/compareWith'
import { presets } from '../../../../src/features/comparator/client/search/criteria'
import { parseJudging, printJudging } from '../../../../src/features/comparator/client/search/judging'

const [one, two, three, four, five] = [1, 2, 3, 4, 5].map((end) => `00000000-0000-4000-8000-00000000000${end}`)
const lot = { id: one ?? '', municipality: 'nantes-44000' }
const usual = parseJudging(new URLSearchParams())
const from = (search: string) => ({ search, lots: [] })

test('a lot that nothing is beside yet is ticked in the search that led to it, else in that of its town', () => {
  expect(compareWith(lot, from('/comparateur/montpellier-34000?prix-max=260000'), usual)).toBe(
    `/comparateur/montpellier-34000?prix-max=260000&comparer=${lot.id}`,
  )
  for (const passage of [undefined, from('/comparateur/programme/pinel-1')])
    expect(compareWith(lot, passage, usual)).toBe(`/comparateur/nantes-44000?comparer=${lot.id}`)
})

test('a lot stands beside those that the search has ticked, once, and no more than four', () => {
  const ticked = (...ids: readonly unknown[]) => from(`/comparateur?comparer=${ids.join(',')}`)
  expect(
    compareWith(lot, ticked(two, one), { ...usual, clientFile: five ?? null, weights: presets.securite.weights }),
  ).toBe(`/comparateur/comparer?biens=${two},${one}&dossier=${five}&poids=securite`)
  expect(compareWith(lot, ticked(two, three, four, five), usual)).toBeUndefined()
})

test('what lots are judged by is in each address: a household, weights, floors; the usual goes without saying', () => {
  expect(printJudging(usual)).toBe('')
  const judging = { clientFile: five ?? null, weights: presets.revente.weights, floors: { rental_security: 3.5 } }
  expect(printJudging(judging)).toBe(`dossier=${five}&poids=revente&sous=rental_security:3.5`)
  expect(parseJudging(new URLSearchParams(printJudging(judging)))).toEqual(judging)
  expect(parseJudging(new URLSearchParams('dossier=42&poids=amour:1&sous=9'))).toEqual(usual)
})
