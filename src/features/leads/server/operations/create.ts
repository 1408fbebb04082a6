import { checkComplete, messages, resources, type FieldErrors } from '#contract'
import { LARGEST_IMPORT, leadCreation, leadImport } from '#features/leads/contract'
import { entriesOf } from '#contract/json'
import type { Resource } from '#contract/jsonapi'
import { leadAssignment, policies } from '../policies'
import type { Scope, Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { findColleagues } from '#server/repositories'
import * as leads from '../repositories'
import { findMunicipality } from '#server/services'
import {
  Failure,
  invalid,
  notFound,
  accepted,
  fieldErrors,
  scopeOf,
  withInitial,
  writableInitial,
} from '#server/operations'
import { acceptedPlaces } from '#server/operations/places'
import { firstContactDue, retainedUntil } from './dates'
import { followsLeads } from './read'

const UNDO_MS = 24 * 3_600_000

/** How the life of a lead goes on is not written at its creation. */
const later = Object.entries(resources.client_lead.fields).filter(([name]) => !Object.hasOwn(leadCreation.fields, name))

/** Adds a lead. An adviser follows the leads that they add; those of the others wait for someone, or go to the colleague named. */
export async function createLead(transaction: Queryable, viewer: Viewer, input: unknown, now: Date): Promise<Resource> {
  const scope = scopeOf(policies.client_lead.create, viewer)
  const attributes = newAttributes(input)
  await checkAdviser(transaction, viewer, attributes['adviser_id'])
  const [id = ''] = await leads.insertLeads(scope, transaction, [storedLead(viewer, scope, attributes, now)])
  const lead = await leads.findLead(scope, transaction, id)
  if (!lead) throw notFound()
  return lead
}

/** What became of a row of an import, counted from 0. */
export interface ImportedRow {
  readonly row: number
  readonly id?: string
  /** Leads with the same address or number, those of the same file included. */
  readonly duplicates?: number
  readonly errors?: FieldErrors
}

/** Adds the rows that are right, and says what is wrong with each of the others. */
export async function importLeads(
  transaction: Queryable,
  viewer: Viewer,
  input: unknown,
  now: Date,
): Promise<{ done: Resource; rows: ImportedRow[] }> {
  const scope = scopeOf(policies.client_lead.create, viewer)
  const { file_name, rows } = importOf(input)
  const checked = rows.map((row) => rowOf(row))
  const right = checked.flatMap((row) => ('attributes' in row ? [row.attributes] : []))
  const done = await leads.insertImport(scopeOf(policies.client_lead_import.create, viewer), transaction, {
    file_name,
    created_count: right.length,
    refused_count: checked.length - right.length,
    undoable_until: new Date(now.getTime() + UNDO_MS).toISOString(),
    created_at: now.toISOString(),
  })
  const stored = right.map((attributes) => ({
    ...storedLead(viewer, scope, { ...attributes, origin: 'import' }, now),
    import_id: done.id,
  }))
  const ids = await leads.insertLeads(scope, transaction, stored)
  const duplicates = await leads.countDuplicates(scope, transaction, ids)
  const created = ids.values()
  return {
    done,
    rows: checked.map((row, index) => {
      if ('errors' in row) return { row: index, errors: row.errors }
      const id = created.next().value ?? ''
      return { row: index, id, duplicates: duplicates.get(id) ?? 0 }
    }),
  }
}

export function listImports(database: Queryable, viewer: Viewer, now: Date): Promise<Resource[]> {
  return leads.findImports(scopeOf(policies.client_lead_import.list, viewer), database, now.toISOString())
}

/** Takes an import back within a day. @throws Failure invalid after it */
export async function undoImport(
  transaction: Queryable,
  viewer: Viewer,
  id: string,
  now: Date,
): Promise<{ removed: number; kept: number }> {
  const scope = scopeOf(policies.client_lead_import.remove, viewer)
  const found = await leads.lockImport(scope, transaction, id)
  if (!found) throw notFound()
  if ((found.attributes.undoable_until ?? '') <= now.toISOString())
    throw invalid(
      fieldErrors(
        'undoable_until',
        'Un import s’annule pendant 24\u00a0heures. Ce délai est passé\u202f: les contacts restent, supprimez-les un à un.',
      ),
    )
  return leads.undoImport(scope, transaction, id)
}

/** @throws Failure forbidden to those who see their own leads only, invalid for somebody who follows none */
export async function checkAdviser(database: Queryable, viewer: Viewer, adviserId: unknown): Promise<void> {
  if (typeof adviserId !== 'string' || (adviserId === viewer.userId && viewer.perimeter !== 'own_leads')) return
  const [colleague] = await findColleagues(scopeOf(leadAssignment, viewer), database, [adviserId])
  if (!colleague || !followsLeads(colleague.roles))
    throw invalid(fieldErrors('adviser_id', 'Cette personne ne suit pas de contacts dans votre société.'))
}

function newAttributes(input: unknown): Readonly<Record<string, unknown>> {
  return {
    ...acceptedPlaces(
      leadCreation,
      accepted(checkComplete(leadCreation, withInitial(leadCreation, input, 'optional'))),
    ),
  }
}

/** In a file, a municipality is only named: one that is not found stays in the comment, or where that is full in the description, so that nothing of the row is lost. */
function importedAttributes(row: unknown): Readonly<Record<string, unknown>> {
  const { municipality, ...attributes } = accepted(checkComplete(leadCreation, withInitial(leadCreation, row)))
  if (typeof municipality !== 'string') return attributes
  const place = findMunicipality(municipality)
  if (place) return { ...attributes, municipality: place.slug }
  const said = `Commune du fichier\u00a0: ${municipality}`
  const comment = below(attributes.comment, said)
  return comment.length <= (leadCreation.fields.comment.maxLength ?? 0)
    ? { ...attributes, comment }
    : { ...attributes, project_description: below(attributes.project_description, said) }
}

const below = (text: string | null, line: string): string => (text === null ? line : `${text}\n${line}`)

function rowOf(row: unknown): { attributes: Readonly<Record<string, unknown>> } | { errors: FieldErrors } {
  try {
    return { attributes: importedAttributes(row) }
  } catch (error) {
    if (error instanceof Failure && error.reason.kind === 'invalid') return { errors: error.reason.errors }
    throw error
  }
}

/** A lead as it is stored: every column, and those of the scope. */
function storedLead(
  viewer: Viewer,
  scope: Scope,
  attributes: Readonly<Record<string, unknown>>,
  now: Date,
): Readonly<Record<string, unknown>> {
  const adviser_id = scope.columns['adviser_id'] ?? attributes['adviser_id'] ?? null
  const written = Object.fromEntries(
    Object.keys(writableInitial(leadCreation)).map((name) => [name, attributes[name] ?? null]),
  )
  return {
    ...written,
    ...Object.fromEntries(later.map(([name, field]) => [name, field.initial])),
    origin: attributes['origin'] ?? (viewer.perimeter === 'own_leads' ? 'business_provider' : 'other'),
    adviser_id,
    creator_id: viewer.userId,
    status: adviser_id === null ? 'new' : 'assigned',
    first_contact_due_at: firstContactDue(now),
    retained_until: retainedUntil(now),
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  }
}

function importOf(input: unknown): { file_name: string | null; rows: readonly unknown[] } {
  const { rows, ...rest } = entriesOf(input)
  if (!Array.isArray(rows)) throw invalid({ rows: [messages.list] })
  if (rows.length === 0 || rows.length > LARGEST_IMPORT)
    throw invalid(
      fieldErrors(
        'rows',
        `Un import compte de 1 à ${LARGEST_IMPORT.toLocaleString('fr-FR')} lignes\u202f; ce fichier en a ${rows.length.toLocaleString('fr-FR')}. Coupez-le en plusieurs.`,
      ),
    )
  return { file_name: accepted(checkComplete(leadImport, rest)).file_name, rows }
}
