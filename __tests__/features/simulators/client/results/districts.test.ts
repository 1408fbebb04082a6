import { readFileSync } from 'node:fs'
import { readOutlines, type NamedAreas } from '#client/screens/outlines'
import {
  nearDistricts,
  type Coordinates,
} from '../../../../../src/features/simulators/client/reducedVat/districts/districtDistance'
import {
  isDoubtful,
  proposedPerimeter,
} from '../../../../../src/features/simulators/client/reducedVat/districts/proposedPerimeter'

/** A square of some 1,112 m each way with a hole of a fifth in its middle, from 0° 0°. */
const square: NamedAreas = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { code: 'QN1', name: 'Carré' },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [0.01, 0],
            [0.01, 0.01],
            [0, 0.01],
            [0, 0],
          ],
          [
            [0.004, 0.004],
            [0.006, 0.004],
            [0.006, 0.006],
            [0.004, 0.006],
            [0.004, 0.004],
          ],
        ],
      },
    },
  ],
}

test.each([
  ['inside', [0.002, 0.005], 0, 'inside'],
  ['in its hole', [0.005, 0.005], 111, 'within_300_meters'],
  ['beside an edge', [0.012, 0.005], 222, 'within_300_meters'],
  ['off a corner', [0.012, 0.012], 315, 'outside'],
  ['farther', [0.015, 0.005], 556, 'outside'],
] as [string, Coordinates, number, string][])(
  'a place %s is measured to the nearest edge',
  (_where, place, metres, perimeter) => {
    const [nearest] = nearDistricts(square, place)
    expect(Math.round(nearest?.distance ?? NaN)).toBe(metres)
    expect(proposedPerimeter(nearest)).toBe(perimeter)
  },
)

test('a place that no district is around is outside', () => {
  expect(nearDistricts(square, [0.05, 0.05])).toEqual([])
  expect(nearDistricts(square, [10, 45])).toEqual([])
  expect(proposedPerimeter(undefined)).toBe('outside')
})

test.each([
  [0, false],
  [10, true],
  [150, false],
  [285, true],
  [315, true],
  [350, false],
])('at %i m the outlines leave a doubt: %s', (distance, doubt) => {
  expect(isDoubtful({ distance })).toBe(doubt)
})

test('the outlines that come with the application tell where real addresses stand', async () => {
  const body = readFileSync('public/map/districts.json', 'utf8')
  const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response(body)))
  const districts = await readOutlines('districts.json')
  expect(fetch).toHaveBeenCalledWith('/map/districts.json')
  expect(districts.features).toHaveLength(1_584)
  const perimeterAt = (place: Coordinates) => proposedPerimeter(nearDistricts(districts, place)[0])
  // La Paillade, in Montpellier; the Louvre.
  expect(nearDistricts(districts, [3.8165, 43.6305])[0]?.name).toBe('Mosson')
  expect(perimeterAt([3.8165, 43.6305])).toBe('inside')
  expect(perimeterAt([2.3376, 48.8606])).toBe('outside')
})
