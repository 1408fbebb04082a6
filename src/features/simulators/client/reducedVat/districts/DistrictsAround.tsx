import { useEffect, useEffectEvent, useMemo } from 'react'
import type { NamedAreas } from '#client/screens/outlines'
import { useSectionField } from '#client/forms'
import { formatNumber } from '#client/ui'
import { FARTHEST, nearDistricts, type NearDistrict, type Coordinates, type Metres } from './districtDistance'
import { isDoubtful, proposedPerimeter, AROUND } from './proposedPerimeter'

interface DistrictsAroundProps {
  readonly districts: NamedAreas
  readonly place: Coordinates
}

/** How far the next district is, drawn and said; it answers the question of the perimeter, which may be answered otherwise. */
export function DistrictsAround({ districts, place }: DistrictsAroundProps) {
  const near = useMemo(() => nearDistricts(districts, place), [districts, place])
  const [nearest] = near
  useProposed(proposedPerimeter(nearest))
  return (
    <div className="districts-around">
      {nearest && <DistrictMap districts={near} />}
      <p role="status">{nearest ? said(nearest) : farAway}</p>
      {nearest && isDoubtful(nearest) && (
        <p>
          <strong>À vérifier</strong>&nbsp;: si près d’une limite, le contour n’est pas assez précis.
        </p>
      )}
      <p className="simulator-note">
        Distance de l’adresse au contour du quartier&nbsp;; tout l’immeuble doit être dans la limite. Les périmètres de
        rénovation urbaine (ANRU) ne sont pas dessinés&nbsp;: demandez-les au vendeur. Contours QPV 2024 (ANCT), Licence
        Ouverte 2.0.
      </p>
    </div>
  )
}

/** Answers once for each address: what is answered by hand afterwards stays. */
function useProposed(perimeter: string): void {
  const { choose } = useSectionField('perimeter')
  const propose = useEffectEvent(() => {
    choose(perimeter)
  })
  useEffect(() => {
    propose()
  }, [])
}

const farAway = `Aucun quartier prioritaire à moins de ${formatNumber(FARTHEST, { unit: 'm' })}.`

const said = ({ name, distance }: NearDistrict): string =>
  distance === 0
    ? `L’adresse est dans le quartier prioritaire «\u00a0${name}\u00a0».`
    : `Le quartier prioritaire «\u00a0${name}\u00a0» est à ${formatNumber(Math.round(distance), { unit: 'm' })}.`

/** From the place to each side of the map, metres. */
const REACH = 700

const ring = (points: readonly Metres[]): string =>
  `M${points.map(([east, north]) => `${east.toFixed(0)},${(-north).toFixed(0)}`).join(' ')}z`

/** The priority districts around a place, to scale, with the circle that the rule counts from. North is up. What stands below says the same in words. */
const DistrictMap = ({ districts }: { readonly districts: readonly NearDistrict[] }) => (
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
