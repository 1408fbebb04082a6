import { randomUUID } from 'node:crypto'
import { checkComplete, definitionOf } from '#contract'
import { isCorrectable, propertyUpdateRequest, type ReportedType } from '#features/catalogue/contract/updates'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { accepted, fieldErrors, invalid, notFound, scopeOf } from '#server/operations'
import { policies } from '../policies'
import { findShownProgram, findShownProperty } from '../repositories/properties'
import { insertUpdateRequest, listUpdateRequests, type UpdateRequest } from '../repositories/updateRequests'
import { managing } from './importFiles'

/** Tells the firm what is wrong in a lot or a programme that the viewer sees. @throws Failure invalid, notFound */
export async function askForUpdate(transaction: Queryable, viewer: Viewer, body: unknown, now: Date): Promise<object> {
  const scopes = {
    property: scopeOf(policies.property.read, viewer),
    program: scopeOf(policies.program.read, viewer),
  }
  const { property, program, field, current_value, suggested_value, comment } = accepted(
    checkComplete(propertyUpdateRequest, body),
  )
  const { type, id: subject } = subjectOf(property, program)
  if (!Object.hasOwn(definitionOf(type).fields, field))
    throw invalid(fieldErrors('field', `Ce ${type === 'property' ? 'lot' : 'programme'} n’a pas cette donnée.`))
  const find = type === 'property' ? findShownProperty : findShownProgram
  if (!(await find(scopes[type], transaction, subject))) throw notFound()
  const id = randomUUID()
  const about = { property_id: property ?? null, program_id: program ?? null }
  const said = { field, suggested_value, current_value: current_value ?? null, comment: comment ?? null }
  await insertUpdateRequest(
    transaction,
    { company_id: viewer.companyId, creator_id: viewer.userId },
    { id, ...about, ...said, created_at: now.toISOString() },
  )
  return {
    type: 'property_update_request',
    id,
    attributes: { property: about.property_id, program: about.program_id, ...said, state: 'open' },
  }
}

/** The lot or the programme that is named, one of both. @throws Failure invalid */
function subjectOf(
  property: string | null | undefined,
  program: string | null | undefined,
): { readonly type: ReportedType; readonly id: string } {
  if (property && !program) return { type: 'property', id: property }
  if (program && !property) return { type: 'program', id: program }
  throw invalid(fieldErrors('property', 'Un lot ou un programme est attendu, pas les deux.'))
}

/** What the people of a firm found wrong. */
export async function readUpdateRequests(database: Queryable, viewer: Viewer): Promise<object[]> {
  return (await listUpdateRequests(scopeOf(managing, viewer), database)).map(shownRequest)
}

/** Whether what is told of a lot, or of a programme. */
export const typeOf = ({ property_id }: Pick<UpdateRequest, 'property_id'>): ReportedType =>
  property_id === null ? 'program' : 'property'

/** A request as the firm sees it; `is_correctable`: the firm brought the lot in, and may correct the value by itself. */
export function shownRequest({ id, property_id, program_id, is_own, ...attributes }: UpdateRequest): object {
  return {
    type: 'property_update_request',
    id,
    attributes: {
      property: property_id,
      program: program_id,
      is_correctable: is_own && isCorrectable(typeOf({ property_id }), attributes.field),
      ...attributes,
    },
  }
}
