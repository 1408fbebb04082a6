import { isTravelMode, travelMinutes, type TravelMode, type TravelTime } from '#contract/places'
import type { Parameter } from './parameterKinds'
import type { Zone } from '#features/comparator/contract'

/** How modes are called in an address. */
const modes: Readonly<Record<TravelMode, string>> = {
  car: 'voiture',
  transit: 'transports',
  bike: 'velo',
  walk: 'a-pied',
}
/** A metre or so for a point, some ten for a zone. */
const POINT_DECIMALS = 5
const ZONE_DECIMALS = 4

const degrees = (text: string | undefined, most: number): number | undefined =>
  text !== undefined && /^-?\d{1,3}(?:\.\d{1,6})?$/.test(text) && Math.abs(Number(text)) <= most
    ? Number(text)
    : undefined

/** `zone=3.7,43.5,4,43.8`: west, south, east, north. */
export const zoneParameter: Parameter<Zone | null> = {
  name: 'zone',
  usual: null,
  read: (text) => {
    const [w, s, e, n, ...others] = text.split(',')
    const [west, south, east, north] = [degrees(w, 180), degrees(s, 90), degrees(e, 180), degrees(n, 90)]
    if (west === undefined || south === undefined || east === undefined || north === undefined) return undefined
    return others.length === 0 && west < east && south < north ? [west, south, east, north] : undefined
  },
  write: (zone) => (zone ?? []).map((edge) => Number(edge.toFixed(ZONE_DECIMALS))).join(','),
}

/** `trajet=43.6047,3.8807,transports,30`: latitude, longitude, mode, minutes. */
export const travelParameter: Parameter<TravelTime | null> = {
  name: 'trajet',
  usual: null,
  read: (text) => {
    const [north, east, word, duration, ...others] = text.split(',')
    const [latitude, longitude] = [degrees(north, 85), degrees(east, 180)]
    const mode = Object.keys(modes)
      .filter(isTravelMode)
      .find((name) => modes[name] === word)
    const minutes = travelMinutes.find((count) => String(count) === duration)
    if (latitude === undefined || longitude === undefined || mode === undefined || minutes === undefined)
      return undefined
    return others.length === 0 ? { latitude, longitude, mode, minutes } : undefined
  },
  write: (travel) =>
    travel
      ? [
          Number(travel.latitude.toFixed(POINT_DECIMALS)),
          Number(travel.longitude.toFixed(POINT_DECIMALS)),
          modes[travel.mode],
          travel.minutes,
        ].join(',')
      : '',
}
