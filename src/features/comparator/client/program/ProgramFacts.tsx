import type { ReactNode } from 'react'
import { enumerations, resources } from '#contract'
import type { ResourceOf } from '#contract/jsonapi'
import { Card, formatEuros, formatNumber } from '#client/ui'
import { Facts } from '#client/ui/facts'
import { usePlaces } from '#features/catalogue/client/lots'
import { usePartner } from '../found/partners'
import { Sources } from '../market/Sources'
import { fact, programFacts } from '../lot/programFacts'

const { fields } = resources.program

interface ProgramFactsProps {
  readonly resource: ResourceOf<'program'>
  /** Stand beside the title. */
  readonly actions?: ReactNode
}

/** Where the programme is, who builds it, how far it has come; what is not known is left out. */
export function ProgramFacts({ resource, actions }: ProgramFactsProps) {
  const { attributes } = resource
  const promoter = usePartner('promoter', resource)
  const manager = usePartner('manager', resource)
  const { nameOf } = usePlaces([attributes.municipality])
  return (
    <Card title="Le programme" actions={actions}>
      <Facts
        facts={[
          ...fact('Promoteur', promoter, text),
          ...fact('Exploitant', manager, text),
          ...fact(fields.municipality.label, attributes.municipality, nameOf),
          ...programFacts(attributes),
          ...fact(fields.lowest_price.label, attributes.lowest_price, (value) => formatEuros(value)),
          ...fact(
            fields.residence_type.label,
            attributes.residence_type,
            (value) => enumerations.residenceTypes[value],
          ),
          ...fact(fields.price_per_square_meter.label, attributes.price_per_square_meter, (value) =>
            formatEuros(value, { per: 'm²' }),
          ),
          ...fact(fields.rent_per_square_meter.label, attributes.rent_per_square_meter, (value) =>
            formatNumber(value, { unit: '€/m²/mois', decimals: 1 }),
          ),
          ...fact(fields.reference.label, attributes.reference, text),
        ]}
      />
      <Sources municipality={attributes.municipality} />
    </Card>
  )
}

const text = (value: string) => value
