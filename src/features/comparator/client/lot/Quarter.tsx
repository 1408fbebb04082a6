import { Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { enumerations, resources } from '#contract'
import type { ResourceOf } from '#contract/jsonapi'
import { Card, formatEuros, formatNumber } from '#client/ui'
import { Facts } from '#client/ui/facts'
import { lazyPart } from '#client/ui/lazy'
import type { CatalogueProperty } from '#features/catalogue/contract'
import { Sources } from '../market/Sources'
import { printSearch, usualSearch } from '../search/address'
import { usualWeights, weightedScore } from '../search/criteria'
import { fact, type Fact } from './programFacts'

const PointMap = lazyPart(async () => (await import(/* webpackChunkName: "map" */ '../map/PointMap')).PointMap)

interface QuarterProps {
  readonly program: ResourceOf<'program'>['attributes']
  readonly lot: CatalogueProperty
}

const { fields } = resources.program
const perSquareMetre = (value: number) => formatNumber(value, { unit: '€/m²/mois', decimals: 1 })

/** Where the lot stands, and what is known of the market there, with its sources. */
export function Quarter({ program, lot }: QuarterProps) {
  const { municipality } = program
  return (
    <Card title="Quartier">
      <Situation program={program} lot={lot} />
      <Facts facts={factsOf(program, lot)} />
      {municipality && (
        <p>
          <Link to={printSearch({ ...usualSearch, places: [municipality], hasMap: true })}>
            Voir les programmes autour sur la carte
          </Link>
        </p>
      )}
      <Sources municipality={municipality} />
    </Card>
  )
}

/** The map, which comes once its place is in sight. Nothing where the programme stands nowhere. */
function Situation({ program: { name, latitude, longitude }, lot }: QuarterProps) {
  const { element, isSeen } = useSeen<HTMLDivElement>()
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null
  return (
    <div ref={element} className="lot-map">
      <Suspense>
        {isSeen && (
          <PointMap
            name={name ?? 'Programme'}
            position={[longitude, latitude]}
            score={weightedScore(lot, usualWeights, {}).value}
          />
        )}
      </Suspense>
    </div>
  )
}

const factsOf = (
  program: QuarterProps['program'],
  { suggested_rent: rent, surface }: CatalogueProperty,
): readonly Fact[] => [
  ...fact(fields.address.label, program.address, (value) => [value, program.postal_code].filter(Boolean).join(', ')),
  ...fact(fields.zone.label, program.zone, (value) => enumerations.zones[value]),
  ...fact(fields.price_per_square_meter.label, program.price_per_square_meter, (value) =>
    formatEuros(value, { per: 'm²' }),
  ),
  ...fact(fields.rent_per_square_meter.label, program.rent_per_square_meter, perSquareMetre),
  ...fact('Loyer estimé du lot', rent !== null && surface ? rent / surface : null, perSquareMetre),
]

/** How far below the window an element counts as seen. */
const SOON = '200px'

/** Whether an element has come into the window, or is about to. */
function useSeen<Seen extends Element>() {
  const element = useRef<Seen>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!element.current || isSeen) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: SOON },
    )
    observer.observe(element.current)
    return () => {
      observer.disconnect()
    }
  }, [isSeen])
  return { element, isSeen }
}
