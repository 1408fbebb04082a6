import { resources, type Attributes } from '#contract'
import { checkHouseholdCreation, clientFileSections } from '#features/clientFile/contract/household'
import type { Resource } from '#contract/jsonapi'
import type { Scope, Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { accepted, resourcesOfType, scopeOf, writableInitial } from '#server/operations'
import {
  closeAggregate,
  listRoots,
  openAggregate,
  openNewAggregate,
  readOpened,
  type SectionContent,
} from '#server/operations/aggregates'
import type { ResourceSearch } from '#server/repositories/resources'
import { copyAggregate } from '#server/repositories/aggregates'
import { clientFiles, onlyFollowed } from '../aggregate'
import { filesOfOwnLeads, policies } from '../policies'
import { householdSections } from './household'
import { isOfPerson, type KnownCouple } from '../repositories/clients'
import { isOfSale } from './progress'

/** The files that came from the viewer's own leads: their name, status and dates, and nothing of the household. */
export async function listClientFilesOfLeads(
  database: Queryable,
  viewer: Viewer,
  search: ResourceSearch,
): Promise<{ files: readonly Resource[]; total: number }> {
  const { found, total } = await listRoots(clientFiles, database, viewer, { ...search, policy: filesOfOwnLeads })
  return { files: found.map(({ root }) => onlyFollowed(root)), total }
}

/** How many files of one person are answered: somebody has one, or two. */
const OF_PERSON = 10

/** The files in which somebody is the client or shares the household, the latest first, with both people. @param couple whom they live with finds them by name alone */
export async function filesOfPerson(
  database: Queryable,
  viewer: Viewer,
  couple: KnownCouple,
): Promise<{ files: readonly Resource[]; included: readonly Resource[] }> {
  const { found } = await listRoots(
    clientFiles,
    database,
    viewer,
    {
      conditions: [],
      more: (parameters) => [isOfPerson(parameters, couple)],
      order: 't.updated_at DESC, t.id DESC',
      limit: OF_PERSON,
      offset: 0,
    },
    ['person', 'companion', 'adviser'],
  )
  return { files: found.map(({ root }) => root), included: found.flatMap(({ included }) => included) }
}

/** Opens a file of which only the client is known. */
export function openFileOf(
  transaction: Queryable,
  viewer: Viewer,
  title: string,
  person: Partial<Attributes<'person'>>,
): Promise<Resource> {
  const scope = scopeOf(policies.client_file.create, viewer)
  const contents = clientFileSections.map((section) => {
    const initial = writableInitial(section.definition)
    if (section.cardinality !== 'one') return { section, resources: [] }
    return { section, resources: [section.relationship === 'person' ? { ...initial, ...person } : initial] }
  })
  const file = { title: cut(title, TITLE_LENGTH), adviser_id: viewer.userId, lead_creator_id: null, origin: null }
  return openNewFile(transaction, viewer, scope, { ...file, contents })
}

/** Opens a file from the figures of a household (specification §3). @param asOf the day whose tax rules give the marginal rate */
export async function createClientFile(
  transaction: Queryable,
  viewer: Viewer,
  input: unknown,
  asOf: string,
): Promise<Resource> {
  const scope = scopeOf(policies.client_file.create, viewer)
  const creation = accepted(checkHouseholdCreation(input))
  const title = creation.household.title ?? `Dossier du ${asOf.split('-').reverse().join('/')}`
  return openNewFile(transaction, viewer, scope, {
    title,
    adviser_id: viewer.userId,
    lead_creator_id: null,
    origin: null,
    contents: householdSections(creation, asOf),
  })
}

/** A new file, whose it is, and what its sections begin with. */
interface NewFile {
  readonly title: string
  readonly adviser_id: string
  readonly lead_creator_id: string | null
  /** Where the client came from; null for a file that was made of no lead. */
  readonly origin: Attributes<'client_file'>['origin']
  readonly contents: readonly SectionContent[]
}

/** Writes a new file. The scope decides whose it can be. */
export function openNewFile(
  transaction: Queryable,
  viewer: Viewer,
  scope: Scope,
  { contents, ...file }: NewFile,
): Promise<Resource> {
  return openNewAggregate({ served: clientFiles, viewer, scope, transaction }, file, contents)
}

const TITLE_LENGTH = resources.client_file.fields.title.maxLength ?? 100

/** Copies a file with all of its sections, as a file of the viewer. */
export async function replicateClientFile(transaction: Queryable, viewer: Viewer, id: string): Promise<Resource> {
  const scope = scopeOf(policies.client_file.create, viewer)
  const write = { served: clientFiles, viewer, transaction, rootId: id, scope }
  await openAggregate(write)
  const source = await readOpened(write)
  const { title: copied, status } = resourcesOfType([source], 'client_file')[0]?.attributes ?? {}
  const title = cut(`Copie de ${copied ?? ''}`, TITLE_LENGTH)
  // Nothing is sold by the copy: its status follows from what it holds.
  const columns = { adviser_id: viewer.userId, title, ...(isOfSale(status) ? { status: 'draft' } : {}) }
  const rootId = await copyAggregate(clientFiles.kept, scope, transaction, id, columns)
  return closeAggregate({ ...write, rootId }, [])
}

/** The beginning of a text, without half of a character at its end. */
const cut = (text: string, length: number): string =>
  text
    .slice(0, length)
    .replace(/\p{Cs}$/u, '')
    .trim()
