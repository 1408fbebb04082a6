import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isInArea, type Position, type TravelTime } from '#contract/places'
import { circleAround, openTravelTimes, reachOf } from '#server/services/travelTimes'

const FROM: TravelTime = { latitude: 43.61, longitude: 3.8742, mode: 'walk', minutes: 15 }
const AREA = {
  type: 'Polygon',
  coordinates: [
    [
      [3.866, 43.603],
      [3.884, 43.604],
      [3.886, 43.617],
      [3.868, 43.618],
      [3.866, 43.603],
    ],
  ],
}
/** As the Géoplateforme answers `GET /navigation/isochrone`. */
const ANSWER = JSON.stringify({ point: '3.8742,43.61', costType: 'time', profile: 'pedestrian', geometry: AREA })

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** A service of travel times that answers as it is told. */
async function serviceThat(answers: RequestListener): Promise<{ url: string; asked: URL[] }> {
  const asked: URL[] = []
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://service'))
    answers(request, response)
  }).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}
const answering = (body: string) =>
  serviceThat((_request, response) => {
    response.end(body)
  })

describe('what is reached in a time', () => {
  test('is asked of the Géoplateforme, once for the same question, however many ask at once', async () => {
    const { url, asked } = await answering(ANSWER)
    const travelTimes = openTravelTimes(url)
    const nearby = { ...FROM, latitude: 43.610_02 }
    const [shape, second] = await Promise.all([travelTimes(FROM), travelTimes(FROM)])
    await travelTimes(nearby)
    expect(shape).toEqual({
      type: 'Feature',
      geometry: AREA,
      properties: { approximate: false, source: '© IGN – Géoplateforme' },
    })
    expect(second).toEqual(shape)
    expect(asked).toHaveLength(1)
    expect(asked[0]?.pathname).toBe('/navigation/isochrone')
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      point: '3.8742,43.6100',
      resource: 'bdtopo-valhalla',
      costType: 'time',
      costValue: '900',
      timeUnit: 'second',
      profile: 'pedestrian',
      direction: 'departure',
      geometryFormat: 'geojson',
      crs: 'EPSG:4326',
    })
  })

  test.each(['bike', 'transit'] as const)(
    '%s is a circle: the service does not know it, and is not asked',
    async (mode) => {
      const { url, asked } = await answering(ANSWER)
      expect((await openTravelTimes(url)({ ...FROM, mode })).properties.approximate).toBe(true)
      expect(asked).toEqual([])
    },
  )

  const failures: readonly (readonly [string, RequestListener])[] = [
    ['an error', (_request, response) => response.writeHead(500).end('{}')],
    ['a refusal', (_request, response) => response.writeHead(429, { 'retry-after': '5' }).end('{}')],
    ['another address', (_request, response) => response.writeHead(302, { location: '/elsewhere' }).end()],
    ['no JSON', (_request, response) => response.end('<html>')],
    ['no area', (_request, response) => response.end('{"geometry":{"type":"Point","coordinates":[1,2]}}')],
    ['a broken area', (_request, response) => response.end(ANSWER.replace('3.866', '"3.866"'))],
    ['an area of no place', (_request, response) => response.end(ANSWER.replace('43.603', '143.603'))],
    ['too much', (_request, response) => response.end(`"${'x'.repeat(3_000_000)}"`)],
    ['half an answer', (request) => request.socket.destroy()],
  ]
  test.each(failures)('%s of the service is a circle, and it is left alone for a while', async (_what, answers) => {
    const { url, asked } = await serviceThat(answers)
    const travelTimes = openTravelTimes(url)
    const shape = await travelTimes(FROM)
    expect(shape.properties).toEqual({ approximate: true, source: 'Cercle tracé d’après une vitesse usuelle' })
    expect(isInArea([FROM.longitude, FROM.latitude], shape.geometry)).toBe(true)
    expect((await travelTimes({ ...FROM, minutes: 20 })).properties.approximate).toBe(true)
    expect(asked).toHaveLength(1)
  })
})

describe('a circle', () => {
  test('is closed, as wide as one comes, also where degrees of longitude are short', () => {
    for (const latitude of [0, 43.61, 60]) {
      const { coordinates } = circleAround({ ...FROM, latitude, mode: 'car', minutes: 30 })
      const [edge] = coordinates as readonly (readonly Position[])[]
      expect(edge?.[0]).toEqual(edge?.at(-1))
      for (const [x, y] of edge ?? []) {
        const east = (x - FROM.longitude) * 111.32 * Math.cos((latitude * Math.PI) / 180)
        expect(Math.hypot(east, (y - latitude) * 111.32)).toBeCloseTo(reachOf({ mode: 'car', minutes: 30 }), 1)
      }
    }
  })
})

describe('an area', () => {
  test('a point in a hole of an area is not in it, nor is one beside all parts of several', () => {
    const square = (from: number, to: number): Position[] => [
      [from, from],
      [to, from],
      [to, to],
      [from, to],
      [from, from],
    ]
    expect(isInArea([5, 5], { type: 'Polygon', coordinates: [square(0, 10), square(4, 6)] })).toBe(false)
    expect(isInArea([2, 2], { type: 'Polygon', coordinates: [square(0, 10), square(4, 6)] })).toBe(true)
    const parts = { type: 'MultiPolygon', coordinates: [[square(0, 1)], [square(8, 9)]] } as const
    expect([isInArea([0.5, 0.5], parts), isInArea([8.5, 8.5], parts), isInArea([5, 5], parts)]).toEqual([
      true,
      true,
      false,
    ])
  })
})
