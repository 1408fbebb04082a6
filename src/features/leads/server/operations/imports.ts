import { checkComplete, messages, type FieldErrors } from '#contract'
import { LARGEST_IMPORT, leadCreation, leadImport } from '#features/leads/contract'
import { entriesOf } from '#contract/json'
import type { Resource } from '#contract/jsonapi'
import { policies } from '../policies'
import type { Scope, Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { countDuplicates, undoImport as removeImported } from '../repositories'
import { tables } from '../tables'
import { findResources, insertResources, lockResources } from '#server/repositories/resources'
import { findMunicipality } from '#server/services'
import {
  Failure,
  invalid,
  notFound,
  accepted,
  fieldErrors,
  resourcesOfType,
  scopeOf,
  withInitial,
} from '#server/operations'
import { storedLead } from './newLead'

const UNDO_MS = 24 * 3_600_000

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
  const done = await insertImport(scopeOf(policies.client_lead_import.create, viewer), transaction, {
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
  const ids = await insertResources(tables.client_lead, { scope }, transaction, stored)
  const duplicates = await countDuplicates(scope, transaction, ids)
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

async function insertImport(scope: Scope, transaction: Queryable, columns: object): Promise<Resource> {
  const [id = ''] = await insertResources(tables.client_lead_import, { scope }, transaction, [{ ...columns }])
  const [done] = await findResources(tables.client_lead_import, { scope, ids: [id] }, transaction)
  if (!done) throw notFound()
  return done
}

/** Takes an import back within a day. @throws Failure invalid after it */
export async function undoImport(
  transaction: Queryable,
  viewer: Viewer,
  id: string,
  now: Date,
): Promise<{ removed: number; kept: number }> {
  const scope = scopeOf(policies.client_lead_import.remove, viewer)
  const locked = await lockResources(tables.client_lead_import, { scope, ids: [id] }, transaction)
  const [found] = resourcesOfType([...locked.values()], 'client_lead_import')
  if (!found) throw notFound()
  if ((found.attributes.undoable_until ?? '') <= now.toISOString())
    throw invalid(
      fieldErrors(
        'undoable_until',
        'Un import s’annule pendant 24\u00a0heures. Ce délai est passé\u202f: les contacts restent, supprimez-les un à un.',
      ),
    )
  return removeImported(scope, transaction, id)
}

/**
 * The attributes of a row. A file only names a municipality: a name that is not found is kept in the comment (or the
 * description, when the comment is full), so that nothing of the row is lost.
 */
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

function importOf(input: unknown): { file_name: string | null; rows: readonly unknown[] } {
  const { rows, ...rest } = entriesOf(input)
  if (!Array.isArray(rows)) throw invalid({ rows: [messages.list] })
  if (rows.length === 0 || rows.length > LARGEST_IMPORT)
    throw invalid(
      fieldErrors(
        'rows',
        `Un import compte de 1 à ${LARGEST_IMPORT.toLocaleString('fr-FR')} lignes\u202f; ` +
          `ce fichier en a ${rows.length.toLocaleString('fr-FR')}. Coupez-le en plusieurs.`,
      ),
    )
  return { file_name: accepted(checkComplete(leadImport, rest)).file_name, rows }
}
