import type { ResourceOf } from '#contract/jsonapi'
import { selectResource, type EntitiesState } from '#client/entities'
import { formatEuros, formatNumber } from '#client/ui'
import { clientFileAddress } from '#features/clientFile/contract'
import { comparatorAddress, programAddress, propertyAddress, propertyStatuses } from '#features/catalogue/contract'
import { leadAddress } from '#features/leads/contract'
import { scpiClientAddress } from '#features/scpi/clients/contract'
import { nameInSlug, placeName } from '#client/screens/places'
import type { Found, Group } from './found'

/** What the server finds by free text, and this device too among what it knows. */
export type FoundType = 'client_file' | 'client_lead' | 'program' | 'property' | 'location' | 'scpi_client'

const types: Readonly<Partial<Record<Group, FoundType>>> = {
  Dossiers: 'client_file',
  Contacts: 'client_lead',
  Clients: 'scpi_client',
  Programmes: 'program',
  Lots: 'property',
  Communes: 'location',
}

/** The resources that a group holds; undefined where it holds none. */
export const typeOf = (group: Group): FoundType | undefined => types[group]

const joined = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(' · ')

const file = ({ id, attributes: { title } }: ResourceOf<'client_file'>): Found => ({
  id,
  group: 'Dossiers',
  label: title ?? 'Dossier sans nom',
  target: { address: clientFileAddress(id) },
})

const lead = ({ id, attributes: { firstname, lastname, email } }: ResourceOf<'client_lead'>): Found => ({
  id,
  group: 'Contacts',
  label: [firstname, lastname].filter(Boolean).join(' ') || 'Contact sans nom',
  otherName: [lastname, firstname].filter(Boolean).join(' '),
  detail: email ?? undefined,
  target: { address: leadAddress(id) },
})

const scpiClient = ({
  id,
  attributes: { firstname1, lastname, municipality, email },
}: ResourceOf<'scpi_client'>): Found => ({
  id,
  group: 'Clients',
  label: [firstname1, lastname].filter(Boolean).join(' ') || 'Client sans nom',
  otherName: [lastname, firstname1].filter(Boolean).join(' '),
  detail: joined(municipality, email),
  target: { address: scpiClientAddress(id) },
})

/** @param townOf the name of a municipality, by its slug */
const program = (
  { id, attributes: { name, project, municipality, available_count } }: ResourceOf<'program'>,
  townOf: (slug: string) => string,
): Found => ({
  id,
  group: 'Programmes',
  label: name ?? 'Programme sans nom',
  detail: joined(
    municipality && townOf(municipality),
    available_count === null || available_count === undefined
      ? ''
      : `${formatNumber(available_count)} ${available_count > 1 ? 'lots disponibles' : 'lot disponible'}`,
  ),
  target: { address: project ? programAddress({ project, id }) : comparatorAddress(municipality ?? undefined) },
})

/** The names of what a resource belongs to: of a programme by its id, of a municipality by its slug. */
interface Names {
  readonly programOf: (id: string) => string | undefined
  readonly townOf: (slug: string) => string
}

/** `Les Terrasses d’Ocrée, B204`, beside what it is and costs, and its status where it cannot be sold. */
const property = (
  { id, attributes, relationships }: ResourceOf<'property'>,
  { programOf }: Pick<Names, 'programOf'>,
): Found => {
  const { reference, status, rooms, surface, project, property_price: price } = attributes
  const owner = relationships['program']
  const name = owner && 'type' in owner ? programOf(owner.id) : undefined
  return {
    id,
    group: 'Lots',
    label: [name, reference].filter(Boolean).join(', ') || 'Lot',
    detail: joined(
      rooms ? `T${rooms}` : '',
      surface ? formatNumber(surface, { unit: 'm²' }) : '',
      price ? formatEuros(price) : '',
      status && status !== 'available' ? propertyStatuses[status] : '',
    ),
    target: { address: project ? propertyAddress({ project, id }) : comparatorAddress() },
  }
}

const location = (place: ResourceOf<'location'>): Found => ({
  id: place.id,
  group: 'Communes',
  label: placeName(place),
  otherName: place.attributes.name ?? undefined,
  target: { address: comparatorAddress(place.id) },
})

function found(resource: { [Type in FoundType]: ResourceOf<Type> }[FoundType], names: Names): Found {
  switch (resource.type) {
    case 'client_file':
      return file(resource)
    case 'client_lead':
      return lead(resource)
    case 'program':
      return program(resource, names.townOf)
    case 'property':
      return property(resource, names)
    case 'scpi_client':
      return scpiClient(resource)
    default:
      return location(resource)
  }
}

/** Shows a resource as the palette does, with the name of its programme where that is held. */
export const foundIn =
  (entities: EntitiesState) =>
  (resource: Parameters<typeof found>[0]): Found =>
    found(resource, {
      programOf: (id) => selectResource({ entities }, 'program', id)?.attributes.name ?? undefined,
      townOf: (slug) => selectResource({ entities }, 'location', slug)?.attributes.name ?? nameInSlug(slug),
    })
