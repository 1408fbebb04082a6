import { checkComplete, messages } from '#contract'
import { travelTime, type TravelTimeShape } from '#contract/places'
import { locationPolicy, type Viewer } from '#server/access'
import type { TravelTimes } from '#server/services'
import { invalid } from '../failure'
import { accepted, fieldErrors, scopeOf } from '../guard'

/** Nothing is sold nearer to a pole, degrees. */
const HIGHEST_LATITUDE = 85

/** What is reached from a point in a time. @throws Failure invalid, by field */
export async function readTravelTimeShape(
  viewer: Viewer,
  input: unknown,
  travelTimes: TravelTimes,
): Promise<TravelTimeShape> {
  scopeOf(locationPolicy.read, viewer)
  const travel = accepted(checkComplete(travelTime, input))
  if (Math.abs(travel.latitude) > HIGHEST_LATITUDE)
    throw invalid(fieldErrors('latitude', messages.bound(HIGHEST_LATITUDE)))
  return travelTimes(travel)
}
