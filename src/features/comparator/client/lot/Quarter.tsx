import { Link } from 'react-router-dom'
import { enumerations, resources } from '#contract'
import type { ResourceOf } from '#contract/jsonapi'
import { Card, formatEuros, formatNumber } from '#client/ui'
import { Facts } from '#client/ui/facts'
import type { CatalogueProperty } from '#features/catalogue/contract'
import { Situation } from '../map/Situation'
import { Sources } from '../market/Sources'
import { printSearch, usualSearch } from '../search/address'
import { useJudging } from '../useJudging'
import { useScoring } from '../weights/useScoring'
import { fact, type Fact } from './programFacts'

interface QuarterProps {
  readonly program: ResourceOf<'program'>['attributes']
  readonly lot: CatalogueProperty
}

const { fields } = resources.program
const perSquareMetre = (value: number) => formatNumber(value, { unit: '€/m²/mois', decimals: 1 })

/** Where the lot stands, and what is known of the market there, with its sources. */
export function Quarter({ program, lot }: QuarterProps) {
  const { municipality } = program
  const { value: score } = useScoring(useJudging())(lot)
  return (
    <Card title="Quartier">
      <Situation program={program} score={score} />
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
