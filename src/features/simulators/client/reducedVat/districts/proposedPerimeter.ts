import type { NearDistrict } from './districtDistance'

/** Metres around a district in which a home has the reduced rate (CGI art. 278 sexies, III). */
export const AROUND = 300

/** Metres by which the outlines may be wrong: they are drawn with a precision of ten or so. */
const DOUBT = 20

export type Proposed = 'inside' | 'within_300_meters' | 'outside'

/** Where a place stands from the nearest district. @param nearest undefined when none is around */
export function proposedPerimeter(nearest: Pick<NearDistrict, 'distance'> | undefined): Proposed {
  if (!nearest || nearest.distance > AROUND) return 'outside'
  return nearest.distance === 0 ? 'inside' : 'within_300_meters'
}

/** Whether the outlines are too coarse to tell on which side of a limit a place is. */
export const isDoubtful = ({ distance }: Pick<NearDistrict, 'distance'>): boolean =>
  (distance > 0 && distance <= DOUBT) || Math.abs(distance - AROUND) <= DOUBT
