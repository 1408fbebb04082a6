import { definitionOf } from '#contract'
import { assemble, type Resource } from '#contract/jsonapi'
import { accounts, firmIds, type FirmIds } from '#features/account/server/demo'
import { drawFrom, type DemoMaking, type Tables } from '#server/demo'
import { householdComposition } from '../operations/householdComposition'
import { progressOf } from '../operations/progress'
import { keptClientFiles } from '../tables'
import { calculationOf } from './calculation'
import { archetypes, archetypesOf, type Archetype } from './archetypes'
import { pastEdits, pastMeeting, type PastEdit } from './history'
import { householdParts, type Making } from './household'
import { investmentParts } from './investment'
import { taxAndObjectives } from './objectives'

const DAY_MS = 86_400_000

interface Owner {
  readonly companyId: string
  readonly adviserId: string
  readonly leadCreatorId: string | null
  readonly authorName: string
}

/** The files of both firms with all of their sections and edits. */
export function clientFileRows({ asOf, size }: DemoMaking): Tables {
  const ids = firmIds(size)
  const ours = archetypesOf(size).map((archetype) => fileRows(archetype, ownerOf(archetype, ids), { asOf, size }))
  const theirs = archetypes
    .slice(0, 3)
    .map((archetype) =>
      fileRows({ ...archetype, key: `v-${archetype.key}`, origin: null }, vermeilOwner(ids), { asOf, size }),
    )
  return merge([...ours, ...theirs])
}

function ownerOf({ adviser, broughtBy }: Archetype, { company, user }: FirmIds): Owner {
  return {
    companyId: company.ormeval,
    adviserId: user.get(adviser) ?? '',
    leadCreatorId: user.get(broughtBy) ?? null,
    authorName: nameOf(adviser),
  }
}

function vermeilOwner({ company, user }: FirmIds): Owner {
  return { companyId: company.vermeil, adviserId: user.get('v1') ?? '', leadCreatorId: null, authorName: nameOf('v1') }
}

function nameOf(key: string): string {
  const account = accounts.find((candidate) => candidate.key === key)
  return account ? `${account.first_name} ${account.last_name}` : ''
}

function fileRows(
  archetype: Archetype,
  { companyId, adviserId, leadCreatorId, authorName }: Owner,
  { asOf, size }: Pick<DemoMaking, 'asOf' | 'size'>,
): Tables {
  const draw = drawFrom(`demo ${archetype.key}`)
  const making: Making = { archetype, draw, asOf, authorName }
  const household = householdParts(making)
  const sections = [
    ...household,
    ...taxAndObjectives(making, householdComposition(household)),
    ...investmentParts(making),
  ]
  const edits = editsOf(making, sections)
  const clientFileId = clientFileIdOf(archetype.key)
  const createdAt = new Date(asOf.getTime() - draw.whole(91, 140) * DAY_MS)
  const updatedAt = edits.at(-1)?.changed_at ?? createdAt.toISOString()
  const file = {
    company_id: companyId,
    id: clientFileId,
    adviser_id: adviserId,
    lead_creator_id: leadCreatorId,
    origin: archetype.origin,
    title: archetype.title,
    ...progressOf(sections, archetype.status),
    // Thousands of files are made in seconds: none of them is calculated.
    ...(size === 'demo' && calculationOf(clientFileId, sections.map(filled), updatedAt)),
    version: 1,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt,
  }
  return {
    client_files: [file],
    ...sectionRows(sections, { company_id: companyId, client_file_id: clientFileId }, createdAt),
    field_changes: edits.map((edit) => ({
      company_id: companyId,
      client_file_id: clientFileId,
      user_id: adviserId,
      ...edit,
    })),
  }
}

/** What was edited, and the meeting behind a study that was presented, the oldest first. */
function editsOf({ archetype, asOf, draw }: Making, sections: readonly Resource[]): PastEdit[] {
  const meeting = archetype.status === 'presented' ? pastMeeting(asOf, drawFrom(`meeting ${archetype.key}`)) : []
  return [...pastEdits(sections, asOf, draw), ...meeting].sort((a, b) => a.changed_at.localeCompare(b.changed_at))
}

/** The sections of a file, written one second after the other, by table. */
function sectionRows(sections: readonly Resource[], place: object, createdAt: Date): Tables {
  const rows = sections.map(filled).map(({ id, type, attributes }, index) => ({
    table: keptClientFiles.section(type).name,
    row: { id, ...attributes, ...place, ...stamps(new Date(createdAt.getTime() + index * 1000)) },
  }))
  return Object.fromEntries(
    rows.map(({ table }) => [table, rows.filter((candidate) => candidate.table === table).map(({ row }) => row)]),
  )
}

/** The id of the file of an archetype. */
export const clientFileIdOf = (key: string): string => drawFrom(`client file ${key}`).uuid()

function stamps(at: Date) {
  return { version: 1, created_at: at.toISOString(), updated_at: at.toISOString() }
}

/** All the attributes of a section: what was not made has its initial value. */
function filled({ attributes, ...section }: Resource): Resource {
  const made: Readonly<Record<string, unknown>> = attributes
  const all: object = Object.fromEntries(
    Object.entries(definitionOf(section.type).fields).map(([name, { initial }]) => [name, made[name] ?? initial]),
  )
  return assemble(section, { attributes: all, relationships: {} })
}

function merge(parts: readonly Tables[]): Tables {
  const tables = new Map<string, object[]>()
  for (const part of parts) {
    for (const [table, rows] of Object.entries(part)) {
      const all = tables.get(table) ?? []
      all.push(...rows)
      tables.set(table, all)
    }
  }
  return Object.fromEntries(tables)
}
