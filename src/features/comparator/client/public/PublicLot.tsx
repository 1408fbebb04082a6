import { Link } from 'react-router-dom'
import type { ResourceOf } from '#contract/jsonapi'
import { selectResource } from '#client/entities'
import { Refusal } from '#client/screens/errors'
import { useAppSelector, useResource } from '#client/store'
import { lotKind, usePlaces } from '#features/catalogue/client/lots'
import { programAddress, type SoldUnder } from '#features/catalogue/contract'
import { LotDescription } from '../lot/LotDescription'
import { PriceHistory } from '../lot/PriceHistory'
import { Sources } from '../market/Sources'
import { LazyGallery } from '../pictures/LazyGallery'
import { Availability, NotShown, PublicPage } from './PublicPage'

const included = ['program', 'promoter', 'manager', 'price_changes']

/** A lot for who has no account. @throws {Refusal} 404 for one that is not shown here, or not sold under this scheme */
export function PublicLot({ id, project }: SoldUnder) {
  const { resource, isComplete, failure, refetch } = useResource('property', id, { include: included })
  if (!resource || !isComplete) return <NotShown failure={failure} onRetry={refetch} />
  if (resource.attributes.project !== project) throw new Refusal(404, 'Lot not found')
  return <ShownLot resource={resource} />
}

function ShownLot({ resource }: { readonly resource: ResourceOf<'property'> }) {
  const { attributes, relationships } = resource
  const linkage = relationships['program']
  const programId = linkage && 'id' in linkage ? linkage.id : ''
  const program = useAppSelector((state) => selectResource(state, 'program', programId))
  const { nameOf } = usePlaces([attributes.municipality])
  const { kind = null, rooms = null, surface = null, municipality = null, project = null } = attributes
  const name = program?.attributes.name ?? null
  return (
    <PublicPage
      title={[lotKind({ kind, rooms, surface }), nameOf(municipality)].join(' · ')}
      beside={<Availability isAvailable={attributes.status === 'available'} />}
    >
      {name !== null && project !== null && (
        <p>
          <Link to={programAddress({ project, id: programId })}>{name}</Link>
        </p>
      )}
      <LazyGallery pictures={attributes.pictures} />
      <LotDescription resource={resource} program={program} />
      <PriceHistory resource={resource} />
      <Sources municipality={municipality} />
    </PublicPage>
  )
}
