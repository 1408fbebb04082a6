import { checkComplete } from '#contract'
import { legacyNumber } from '#features/catalogue/contract'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { accepted, notFound, scopeOf } from '#server/operations'
import { policies } from '../policies'
import { findByLegacyId } from '../repositories/legacy'

/** What a number of old addresses names, of what the viewer sees; client files never had any here. @throws Failure invalid, notFound */
export async function readLegacy(
  database: Queryable,
  viewer: Viewer,
  input: unknown,
): Promise<{ readonly type: string; readonly id: string }> {
  const scopes = {
    property: scopeOf(policies.property.read, viewer),
    program: scopeOf(policies.program.read, viewer),
  }
  const { resource, id } = accepted(checkComplete(legacyNumber, input))
  if (resource === 'client_file') throw notFound()
  const found = await findByLegacyId(scopes[resource], database, resource, id)
  if (found === undefined) throw notFound()
  return { type: resource, id: found }
}
