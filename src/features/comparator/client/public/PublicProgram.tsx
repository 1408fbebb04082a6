import { Link } from 'react-router-dom'
import type { ResourceOf } from '#contract/jsonapi'
import { selectRelated } from '#client/entities'
import { Refusal } from '#client/screens/errors'
import { useAppSelector, useResource } from '#client/store'
import { Card, Empty, formatEuros, formatNumber } from '#client/ui'
import { DataTable, type Column } from '#client/ui/table'
import { lotKind } from '#features/catalogue/client/lots'
import { propertyAddress, type SoldUnder } from '#features/catalogue/contract'
import { LazyGallery } from '../pictures/LazyGallery'
import { ProgramFacts } from '../program/ProgramFacts'
import { Availability, NotShown, PublicPage } from './PublicPage'

const included = ['promoter', 'manager', 'properties']

/** A programme for who has no account. @throws {Refusal} 404 for one that is not shown here, or not sold under this scheme */
export function PublicProgram({ id, project }: SoldUnder) {
  const { resource, isComplete, failure, refetch } = useResource('program', id, { include: included })
  if (!resource || !isComplete) return <NotShown failure={failure} onRetry={refetch} />
  if (resource.attributes.project !== project) throw new Refusal(404, 'Program not found')
  return <ShownProgram resource={resource} />
}

function ShownProgram({ resource }: { readonly resource: ResourceOf<'program'> }) {
  const { attributes, relationships } = resource
  const lots = useAppSelector((state) => selectRelated(state, 'property', relationships['properties']))
  return (
    <PublicPage
      title={attributes.name ?? 'Programme'}
      beside={<Availability isAvailable={(attributes.available_count ?? 0) > 0} />}
    >
      <LazyGallery pictures={attributes.pictures} />
      <ProgramFacts resource={resource} />
      {attributes.description && (
        <Card title="Présentation">
          <p className="lot-text">{attributes.description}</p>
        </Card>
      )}
      <Card title="Lots disponibles">
        <PublicLots lots={lots.filter((lot) => lot.attributes.status === 'available')} />
      </Card>
    </PublicPage>
  )
}

type Lot = ResourceOf<'property'>

const columns: readonly [Column<Lot>, ...Column<Lot>[]] = [
  {
    key: 'lot',
    title: 'Lot',
    cell: ({ id, attributes: { kind = null, rooms = null, surface = null, project } }) =>
      project ? (
        <Link to={propertyAddress({ project, id })}>{lotKind({ kind, rooms, surface })}</Link>
      ) : (
        lotKind({ kind, rooms, surface })
      ),
  },
  { key: 'floor', title: 'Étage', align: 'end', cell: ({ attributes: { floor } }) => formatNumber(floor) },
  {
    key: 'price',
    title: 'Prix',
    align: 'end',
    cell: ({ attributes: { property_price: price } }) => formatEuros(price),
  },
  {
    key: 'rent',
    title: 'Loyer estimé',
    align: 'end',
    cell: ({ attributes: { suggested_rent: rent } }) => formatEuros(rent, { per: 'mois' }),
  },
]

const PublicLots = ({ lots }: { readonly lots: readonly Lot[] }) =>
  lots.length === 0 ? (
    <Empty title="Aucun lot disponible" />
  ) : (
    <DataTable caption="Lots disponibles" columns={columns} rows={lots} rowKey={({ id }) => id} />
  )
