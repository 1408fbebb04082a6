import { checkChange, resources } from '#contract'
import { checkHouseholdCreation, clientFileSections } from '#features/clientFile/contract/household'
import type { Resource } from '#contract/jsonapi'
import { filesOfOwnLeads, policies } from '../policies'
import type { Policy, Scope, Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import * as clientFiles from '../repositories/clientFiles'
import * as sections from '../repositories/sections'
import type { ClientFileInclude, ClientFileRead } from '../repositories/clientFileQuery'
import type { ClientFileSearch } from '../repositories/clientFileSearch'
import {
  changesBetween,
  checkVersion,
  differing,
  isEmpty,
  notFound,
  accepted,
  scopeOf,
  resourcesOfType,
} from '#server/operations'
import { closeClientFile, openClientFile, readOpened, type ClientFileWrite } from './clientFileWrite'
import { householdSections, type SectionContent } from './household'

/** A page of the viewer's files and how many they are in all. */
export type ClientFilePage = Awaited<ReturnType<typeof clientFiles.searchClientFiles>>

export function listClientFiles(
  database: Queryable,
  viewer: Viewer,
  search: ClientFileSearch,
  include: readonly ClientFileInclude[],
): Promise<ClientFilePage> {
  return listWithin(policies.client_file.list, database, viewer, search, include)
}

/** The files that came from the viewer's own leads: their name, status and dates, and nothing of the household. */
export async function listClientFilesOfLeads(
  database: Queryable,
  viewer: Viewer,
  search: ClientFileSearch,
): Promise<ClientFilePage> {
  const { files, total } = await listWithin(filesOfOwnLeads, database, viewer, search, [])
  return { files: files.map(({ file }) => ({ file: onlyFollowed(file), included: [] })), total }
}

const FOLLOWED: readonly string[] = ['title', 'status', 'created_at', 'updated_at']

const onlyFollowed = (file: Resource): Resource => ({
  ...file,
  attributes: Object.fromEntries(Object.entries(file.attributes).filter(([name]) => FOLLOWED.includes(name))),
})

async function listWithin(
  policy: Policy,
  database: Queryable,
  viewer: Viewer,
  search: ClientFileSearch,
  include: readonly ClientFileInclude[],
): Promise<ClientFilePage> {
  const scope = scopeOf(policy, viewer)
  mayInclude(viewer, include)
  return clientFiles.searchClientFiles(scope, database, search, include)
}

export async function readClientFile(
  database: Queryable,
  viewer: Viewer,
  id: string,
  include: readonly ClientFileInclude[],
): Promise<ClientFileRead> {
  const scope = scopeOf(policies.client_file.read, viewer)
  mayInclude(viewer, include)
  const read = await clientFiles.findClientFile(scope, database, id, include)
  if (!read) throw notFound()
  return read
}

/** Each section that comes along asks for the right to read it. */
function mayInclude(viewer: Viewer, include: readonly ClientFileInclude[]): void {
  for (const { relationship, definition } of clientFileSections) {
    if (include.includes(relationship)) scopeOf(policies[definition.type].read, viewer)
  }
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
    contents: householdSections(creation, asOf),
  })
}

/** A new file, whose it is, and what its sections begin with. */
interface NewFile {
  readonly title: string
  readonly adviser_id: string
  readonly lead_creator_id: string | null
  readonly contents: readonly SectionContent[]
}

/** Writes a new file. The scope decides whose it can be. */
export async function openNewFile(
  transaction: Queryable,
  viewer: Viewer,
  scope: Scope,
  { contents, ...file }: NewFile,
): Promise<Resource> {
  const clientFileId = await clientFiles.insertClientFile(scope, transaction, file)
  for (const { section, resources } of contents)
    await sections.insertSection(scope, transaction, section, clientFileId, resources)
  return closeClientFile({ viewer, scope, transaction, clientFileId }, [])
}

/** Changes the attributes of the file itself. */
export async function updateClientFile(
  transaction: Queryable,
  viewer: Viewer,
  id: string,
  input: unknown,
  version?: number,
): Promise<Resource> {
  const write = { viewer, transaction, clientFileId: id, scope: scopeOf(policies.client_file.update, viewer) }
  const current = await openAndRead(write)
  const attributes = accepted(checkChange(resources.client_file, input))
  checkVersion(current, version)
  const changed = differing(current, attributes)
  if (isEmpty(changed)) return current
  await clientFiles.updateClientFile(write.scope, transaction, id, changed)
  return closeClientFile(write, changesBetween(current, current.attributes, { ...current.attributes, ...changed }))
}

const TITLE_LENGTH = resources.client_file.fields.title.maxLength ?? 100

/** Copies a file with all of its sections, as a file of the viewer. */
export async function replicateClientFile(transaction: Queryable, viewer: Viewer, id: string): Promise<Resource> {
  const scope = scopeOf(policies.client_file.create, viewer)
  const source = await openAndRead({ viewer, transaction, clientFileId: id, scope })
  const title = cut(`Copie de ${resourcesOfType([source], 'client_file')[0]?.attributes.title ?? ''}`, TITLE_LENGTH)
  const clientFileId = await clientFiles.copyClientFile(scope, transaction, id, { adviser_id: viewer.userId, title })
  return closeClientFile({ viewer, scope, transaction, clientFileId }, [])
}

/** The beginning of a text, without half of a character at its end. */
const cut = (text: string, length: number): string =>
  text
    .slice(0, length)
    .replace(/\p{Cs}$/u, '')
    .trim()

async function openAndRead(write: ClientFileWrite): Promise<Resource> {
  await openClientFile(write)
  return readOpened(write)
}
