import { compareAddress, moved, parseCompared } from '../../../../src/features/comparator/client/compare/compareAddress'
import { differencesOf, factGroups, knownOf } from '../../../../src/features/comparator/client/compare/comparedFacts'
import { comparingOf } from '../../../../src/features/comparator/client/compare/comparing'
import type { ComparedLot } from '../../../../src/features/comparator/client/compare/ComparedLot'
import { usualSearch } from '../../../../src/features/comparator/client/search/address'
import { presets, usualWeights, weightedScore } from '../../../../src/features/comparator/client/search/criteria'
import type { Search } from '../../../../src/features/comparator/client/search/Search'
import { outcome, property } from '../../clientFile/client/file/support/lots'

const [A = '', B = '', C = '', D = '', E = ''] = ['a', 'b', 'c', 'd', 'e'].map(
  (letter) => `${letter.repeat(8)}-0000-4000-8000-000000000000`,
)

test('the address of a comparison is read back; four lots at most, each once', () => {
  const compared = {
    lots: [A, B],
    clientFile: C,
    weights: presets.securite.weights,
    floors: { rental_security: 3 },
    onlyDifferences: false,
  }
  const { searchParams } = new URL(compareAddress(compared), 'https://pro.localhost')
  expect(parseCompared(searchParams)).toEqual(compared)
  const many = new URLSearchParams({ biens: [A, A, 'x', B, C, D, E].join(), dossier: '42' })
  expect(parseCompared(many)).toEqual({
    lots: [A, B, C, D],
    clientFile: null,
    weights: usualWeights,
    floors: {},
    onlyDifferences: true,
  })
})

test('a lot moves by one place, and not out of the table', () => {
  expect(moved([A, B, C], B, 1)).toEqual([A, C, B])
  expect(moved([A, B, C], B, -1)).toEqual([B, A, C])
  expect(moved([A, B, C], A, -1)).toEqual([A, B, C])
  expect(moved([A, B, C], D, 1)).toEqual([A, B, C])
})

test('a fifth lot is not added', () => {
  const changes: Partial<Search>[] = []
  const search: Search = { ...usualSearch, compared: [A, B, C, D] }
  const { onCompare } = comparingOf(search, (change) =>
    changes.push(typeof change === 'function' ? change(search) : change),
  )
  onCompare(E, true)
  onCompare(B, false)
  expect(changes).toEqual([{ compared: [A, B, C, D] }, { compared: [A, C, D] }])
})

const notRead = { whole: undefined, promoter: undefined, manager: undefined }

describe('what lots are compared by', () => {
  const lotOf = (id: string, price: number, effort: number, program?: ComparedLot['program']): ComparedLot => {
    const lot = { ...property, id, property_price: price }
    const score = weightedScore(lot, usualWeights, {})
    return { lot, outcome: outcome(effort), explanation: undefined, score, program, ...notRead }
  }
  const lots = [lotOf(A, 200_000, 287), lotOf(B, 190_000, 301)]
  const about = { nameOf: () => 'Montpellier', today: '2026-11-23', years: 20, hiddenCriteria: ['resale_easiness'] }
  const labels = (groups: ReturnType<typeof factGroups>) =>
    groups.flatMap(({ facts }) => facts.map(({ label }) => label))

  test('differences leave out what reads the same', () => {
    const shown = labels(differencesOf(factGroups(about), lots))
    expect(shown).toEqual(expect.arrayContaining(['Effort moyen', 'Prix', 'Prix au m², écart au marché']))
    expect(shown).not.toContain('Commune')
    expect(shown).not.toContain('Note')
  })

  test('what is known of none of them is left out, until it is read of one', () => {
    expect(labels(knownOf(factGroups(about), lots))).not.toContain('TVA du prix')
    const read = [lotOf(A, 200_000, 287, { vat_rate: 0.2 }), lotOf(B, 190_000, 301)]
    const shown = knownOf(factGroups(about), read)
    expect(labels(shown)).toContain('TVA du prix')
    expect(shown.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Pour ce client', 'Essentiel', 'Locatif', 'Fiscal', 'Notes', 'Situation']),
    )
  })

  test('without a household, nothing of one; hidden criteria are left out', () => {
    expect(labels(factGroups(about))).toContain('Effort moyen')
    expect(labels(factGroups(about))).not.toContain('Facilité de revente')
    expect(labels(factGroups({ ...about, years: undefined }))).not.toContain('Effort moyen')
  })

  test('a price is told with how far it is from the market', () => {
    const [essentials] = factGroups({ ...about, years: undefined })
    const fact = essentials?.facts.find(({ label }) => label.startsWith('Prix au m²'))
    // 200,000 ÷ 43.2 = 4,630 €/m², for a market at 4,000 €/m².
    expect(lots.slice(0, 1).map((lot) => fact?.write(lot))).toEqual(['4\u202f630\u00a0€ (+16\u202f%)'])
  })
})
