import { useEffect, useEffectEvent, useMemo } from 'react'
import type { NamedAreas } from '#client/screens/outlines'
import { useSectionField } from '#client/forms'
import { formatNumber } from '#client/ui'
import { DistrictMap } from './DistrictMap'
import { FARTHEST, nearDistricts, type NearDistrict, type Place } from './districtDistance'
import { isDoubtful, proposedPerimeter } from './proposedPerimeter'

interface DistrictsAroundProps {
  readonly districts: NamedAreas
  readonly place: Place
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
