import type { NamedAreas } from '#client/screens/outlines'
import { departmentMap, SIDE } from '../../../../../src/features/clientFile/client/file/parts/departmentMap'

const square = (code: string, west: number, south: number): NamedAreas['features'][number] => ({
  type: 'Feature',
  properties: { code, name: code },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [west + 1, south],
        [west + 1, south + 1],
        [west, south + 1],
        [west, south],
      ],
    ],
  },
})
const departments: NamedAreas = { type: 'FeatureCollection', features: [square('34', 3, 43), square('974', 55, -22)] }

test('a place stands in its department, which fills the square', () => {
  const map = departmentMap(departments, [3.25, 43.75])
  const [x, y] = map?.placed([3.25, 43.75]) ?? []
  expect(y).toBeCloseTo(SIDE / 4)
  expect(x).toBeGreaterThan(0)
  expect(x).toBeLessThan(SIDE / 2)
  expect(map?.outline).toMatch(/^M[\d., ]+z$/)
})

test('a place overseas has its department too, one in the sea has none', () => {
  expect(departmentMap(departments, [55.5, -21.5])).toBeDefined()
  expect(departmentMap(departments, [-30, 40])).toBeUndefined()
})
