import type { Metres, NearDistrict } from './districtDistance'
import { AROUND } from './proposedPerimeter'

/** From the place to each side of the map, metres. */
const REACH = 700

const ring = (points: readonly Metres[]): string =>
  `M${points.map(([east, north]) => `${east.toFixed(0)},${(-north).toFixed(0)}`).join(' ')}z`

/** The priority districts around a place, to scale, with the circle that the rule counts from. North is up. What stands below says the same in words. */
export const DistrictMap = ({ districts }: { readonly districts: readonly NearDistrict[] }) => (
  <svg className="district-map" viewBox={`${-REACH} ${-REACH} ${2 * REACH} ${2 * REACH}`} aria-hidden>
    {districts.map(({ code, name, rings }) => (
      <path key={code} className="district" d={rings.map(ring).join('')}>
        <title>{name}</title>
      </path>
    ))}
    <circle className="district-reach" r={AROUND} />
    <text className="district-scale" y={AROUND + 70}>
      {AROUND}&nbsp;m
    </text>
    <circle className="district-place" r={22} />
  </svg>
)
