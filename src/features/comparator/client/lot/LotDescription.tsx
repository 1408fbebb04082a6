import type { ReactNode } from 'react'
import { resources } from '#contract'
import type { ResourceOf } from '#contract/jsonapi'
import { Card, formatEuros, formatNumber, formatPercent } from '#client/ui'
import { Facts } from '#client/ui/facts'
import { exposures } from '#features/catalogue/contract'
import { discountOf } from '../found/figures'
import { usePartner } from '../found/partners'
import { fact, programFacts, type Fact } from './programFacts'

type Property = ResourceOf<'property'>['attributes']

interface LotDescriptionProps {
  readonly resource: ResourceOf<'property'>
  readonly program: ResourceOf<'program'> | undefined
  /** Stand beside the title. */
  readonly actions?: ReactNode
}

const lotFields = resources.property.fields

const euros = (value: number) => formatEuros(value)
const perMonth = (value: number) => formatEuros(value, { per: 'mois' })
const area = (value: number) => formatNumber(value, { unit: 'm²' })
const percent = (value: number) => formatPercent(value, { decimals: 1 })
const text = (value: string) => value

/** What is known of the lot and of its programme; what is not is left out. */
export function LotDescription({ resource, program, actions }: LotDescriptionProps) {
  const promoter = usePartner('promoter', resource)
  const manager = usePartner('manager', resource)
  return (
    <Card title="Le bien" actions={actions}>
      <Facts
        facts={[
          ...priceFacts(resource.attributes, program?.attributes.vat_rate ?? null),
          ...homeFacts(resource.attributes),
          ...fact('Promoteur', promoter, text),
          ...fact('Exploitant', manager, text),
          ...(program ? programFacts(program.attributes) : []),
        ]}
      />
    </Card>
  )
}

/** @param vat of the price, a fraction */
const priceFacts = (lot: Property, vat: number | null): readonly Fact[] => [
  ...fact(lotFields.property_price.label, lot.property_price, euros),
  ...fact(
    'Dont TVA',
    lot.property_price && vat ? lot.property_price - lot.property_price / (1 + vat) : null,
    (value) => `${euros(value)} (${formatPercent(vat, { decimals: 1 })})`,
  ),
  ...fact('Prix au m²', lot.property_price && lot.surface ? lot.property_price / lot.surface : null, (value) =>
    formatEuros(value, { per: 'm²' }),
  ),
  ...fact(lotFields.parking_price.label, lot.parking_price, euros),
  ...fact(lotFields.furniture_price.label, lot.furniture_price, euros),
  ...fact(lotFields.renovation_price.label, lot.renovation_price, euros),
  ...fact(lotFields.full_ownership_price.label, lot.full_ownership_price, euros),
  ...fact('Décote', discountOf(lot), percent),
  ...fact(lotFields.suggested_rent.label, lot.suggested_rent, perMonth),
  ...fact(lotFields.gross_yield.label, lot.gross_yield, percent),
  ...fact(lotFields.net_yield.label, lot.net_yield, percent),
  ...fact(lotFields.monthly_condominium_fee.label, lot.monthly_condominium_fee, perMonth),
  ...fact(lotFields.monthly_non_recoverable_fee.label, lot.monthly_non_recoverable_fee, perMonth),
  ...fact(lotFields.rental_management_rate.label, lot.rental_management_rate, percent),
  ...fact(lotFields.occupancy_rate.label, lot.occupancy_rate, percent),
  ...fact(lotFields.average_daily_rate.label, lot.average_daily_rate, euros),
  ...fact(lotFields.property_tax.label, lot.property_tax, (value) => formatEuros(value, { per: 'an' })),
]

const homeFacts = (lot: Property): readonly Fact[] => [
  ...fact(lotFields.surface.label, lot.surface, area),
  ...fact(lotFields.rooms.label, lot.rooms, (value) => formatNumber(value)),
  ...fact(lotFields.floor.label, lot.floor, (value) => (value === 0 ? 'Rez-de-chaussée' : formatNumber(value))),
  ...fact(lotFields.exposure.label, lot.exposure, (value) => exposures[value]),
  ...fact(lotFields.balcony_surface.label, lot.balcony_surface, area),
  ...fact(lotFields.garden_surface.label, lot.garden_surface, area),
  ...fact(lotFields.comment.label, lot.comment, text),
]
