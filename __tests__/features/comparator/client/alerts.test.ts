import {
  addressOfAlert,
  addressToChange,
  attributesOfSearch,
  wholeAlert,
} from '../../../../src/features/comparator/client/alerts/alertSearch'
import { printSearch, usualSearch } from '../../../../src/features/comparator/client/search/address'
import type { Search } from '../../../../src/features/comparator/client/search/Search'

const ID = 'b2f1c9d4-7a31-4c0e-9f52-3f1f6b0a7c11'
const MONTPELLIER = { places: ['montpellier-34000'] }

test.each<Partial<Search>>([
  MONTPELLIER,
  { ...MONTPELLIER, isAround: true, placesLeftOut: ['lattes-34970'] },
  { ...MONTPELLIER, projects: ['pinel'], lowestPrice: 100_000, highestPrice: 200_000, lowestYield: 3.45 },
  { ...MONTPELLIER, kinds: ['house'], rooms: [2, 5], smallestSurface: 40.5, largestSurface: 90, lowestFloor: 1 },
  { ...MONTPELLIER, exposures: ['south'], isOutdoor: true, hasParking: true, isNfHabitat: true },
  { ...MONTPELLIER, delivery: '2027', deliveredBefore: '2028-01-01', promoters: [ID], managers: [ID] },
  { ...MONTPELLIER, floors: { rental_security: 3 }, clientFile: ID, highestEffort: 250 },
  { ...MONTPELLIER, zone: [3.7, 43.5, 4, 43.8] },
  { ...MONTPELLIER, travel: { latitude: 43.6047, longitude: 3.8807, mode: 'transit', minutes: 30 } },
])('an alert made of a search leads back to it: %j', (change) => {
  const search = { ...usualSearch, ...change }
  expect(addressOfAlert(wholeAlert(attributesOfSearch(search)))).toBe(printSearch(search))
})

test('the effort of nobody is followed by no alert', () => {
  expect(attributesOfSearch({ ...usualSearch, ...MONTPELLIER, highestEffort: 250 }).max_monthly_effort).toBeNull()
})

test('an alert that is changed keeps whether it tells of new lots or of cheaper ones, and says which one it is', () => {
  const alert = wholeAlert(attributesOfSearch({ ...usualSearch, ...MONTPELLIER, isCheaper: true }))
  expect(addressOfAlert(alert)).toBe('/comparateur/montpellier-34000')
  expect(addressToChange(alert, ID)).toBe(`/comparateur/montpellier-34000?baisse=1&alerte=${ID}`)
})
