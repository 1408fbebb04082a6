import type { ResourceOf } from '#contract/jsonapi'
import { Card, formatEuros, formatNumber, KeyFigure, KeyFigures } from '#client/ui'
import { today } from '#client/screens'
import { exposures } from '#features/catalogue/contract'
import { quarterOf } from '../found/delivery'
import { fact } from './programFacts'

interface KeyFactsProps {
  readonly lot: ResourceOf<'property'>['attributes']
  readonly program: ResourceOf<'program'> | undefined
}

const area = (value: number) => formatNumber(value, { unit: 'm²' })

/** What a lot is known by at a glance; what is not known is left out. */
export function KeyFacts({ lot, program }: KeyFactsProps) {
  const { property_price: price, surface } = lot
  const facts = [
    ...fact('Prix', price, (value) => formatEuros(value)),
    ...fact('Au m²', price && surface ? price / surface : null, (value) => formatEuros(value)),
    ...fact('Étage', lot.floor, (value) => (value === 0 ? 'Rez-de-ch.' : formatNumber(value))),
    ...fact('Exposition', lot.exposure, (value) => exposures[value]),
    ...fact('Extérieur', lot.balcony_surface ?? lot.garden_surface, area),
    ...fact('Parking', lot.parking_price, () => 'Compris'),
    ...fact('Livraison', program?.attributes.delivery_date, (value) => quarterOf(value, today())),
  ]
  return (
    <div className="lot-key-facts">
      <Card>
        <KeyFigures>
          {facts.map((known) => (
            <KeyFigure key={known.label} {...known} />
          ))}
        </KeyFigures>
      </Card>
    </div>
  )
}
