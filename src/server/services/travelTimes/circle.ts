import type { Area, Position, TravelMode, TravelTime } from '#contract/places'

/** Usual speeds through a town and around it, km/h; on foot that of the Géoplateforme. */
const SPEEDS: Readonly<Record<TravelMode, number>> = { car: 40, transit: 18, bike: 15, walk: 4 }
/** A way is that much longer than the straight line (usual factor of street networks). */
const DETOUR = 1.3
/** Kilometres of a degree of latitude. */
const DEGREE = 111.32
const CORNERS = 48

/** How far one comes in straight line, kilometres. */
export const reachOf = ({ mode, minutes }: Pick<TravelTime, 'mode' | 'minutes'>): number =>
  (SPEEDS[mode] * minutes) / 60 / DETOUR

/** A circle as large as one usually comes. */
export function circleAround({ latitude, longitude, ...travel }: TravelTime): Area {
  const height = reachOf(travel) / DEGREE
  const width = height / Math.cos((latitude * Math.PI) / 180)
  const corner = (index: number): Position => {
    const angle = (2 * Math.PI * (index % CORNERS)) / CORNERS
    return [rounded(longitude + width * Math.cos(angle)), rounded(latitude + height * Math.sin(angle))]
  }
  return { type: 'Polygon', coordinates: [Array.from({ length: CORNERS + 1 }, (_, index) => corner(index))] }
}

/** To a metre or so. */
const rounded = (degrees: number): number => Math.round(degrees * 100_000) / 100_000
