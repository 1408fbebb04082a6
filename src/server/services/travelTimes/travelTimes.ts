import { entriesOf } from '#contract/json'
import { parseArea, type Area, type TravelTime, type TravelTimeShape } from '#contract/places'
import { downloadFile, DownloadRefused } from '../download'
import { circleAround } from './circle'

/** What is reached in a time. */
export type TravelTimes = (travel: TravelTime) => Promise<TravelTimeShape>

/** What the service knows: no bicycle, no public transport. */
const PROFILES: Readonly<Partial<Record<TravelTime['mode'], string>>> = { car: 'car', walk: 'pedestrian' }

const LIMITS = { largest: 2_097_152, timeoutMs: 4_000, redirects: 0, mayBeInside: true } as const
/** How long nobody asks a service that did not answer, in milliseconds. */
const REST = 60_000
/** Roads hardly change: how long an answer holds, in milliseconds, and how many are held. */
const HELD_FOR = 86_400_000
const MOST_HELD = 500

interface Held {
  readonly until: number
  readonly area: Area
}

/**
 * Asks the Géoplateforme (IGN, open data) what is reached over its roads; without an answer, says a circle. The same question is asked once
 * a day, rounded to ten metres.
 * @param service its address, `https://data.geopf.fr`
 */
export function openTravelTimes(service: string): TravelTimes {
  const held = new Map<string, Held>()
  const asked = new Map<string, Promise<Area | undefined>>()
  let restsUntil = 0

  const askOnce = async (address: string): Promise<Area | undefined> => {
    if (performance.now() < restsUntil) return undefined
    const area = await ask(address)
    if (area) hold(held, address, area)
    else restsUntil = performance.now() + REST
    return area
  }
  const areaOf = (travel: TravelTime): Promise<Area | undefined> => {
    const address = addressOf(service, travel)
    if (address === undefined) return Promise.resolve(undefined)
    const known = held.get(address)
    if (known && known.until > performance.now()) return Promise.resolve(known.area)
    const answer = asked.get(address) ?? askOnce(address).finally(() => asked.delete(address))
    asked.set(address, answer)
    return answer
  }
  return async (travel) => {
    const area = await areaOf(travel)
    return area
      ? { type: 'Feature', geometry: area, properties: { approximate: false, source: '© IGN – Géoplateforme' } }
      : { type: 'Feature', geometry: circleAround(travel), properties: { approximate: true, source: CIRCLE } }
  }
}

const CIRCLE = 'Cercle tracé d’après une vitesse usuelle'

/** The oldest answer makes room. */
function hold(held: Map<string, Held>, key: string, area: Area): void {
  const [oldest] = held.keys()
  if (held.size >= MOST_HELD && oldest !== undefined) held.delete(oldest)
  held.delete(key)
  held.set(key, { area, until: performance.now() + HELD_FOR })
}

function addressOf(service: string, { latitude, longitude, mode, minutes }: TravelTime): string | undefined {
  const profile = PROFILES[mode]
  if (profile === undefined) return undefined
  const question = new URLSearchParams({
    point: `${longitude.toFixed(4)},${latitude.toFixed(4)}`,
    resource: 'bdtopo-valhalla',
    costType: 'time',
    costValue: String(minutes * 60),
    timeUnit: 'second',
    profile,
    direction: 'departure',
    geometryFormat: 'geojson',
    crs: 'EPSG:4326',
  })
  return `${service}/navigation/isochrone?${question.toString()}`
}

/** The area of an answer; undefined when there is none that can be read. */
async function ask(address: string): Promise<Area | undefined> {
  try {
    const body: unknown = JSON.parse((await downloadFile(address, LIMITS)).toString('utf8'))
    return parseArea(entriesOf(body)['geometry'])
  } catch (error) {
    if (error instanceof DownloadRefused || error instanceof SyntaxError) return undefined
    throw error
  }
}
