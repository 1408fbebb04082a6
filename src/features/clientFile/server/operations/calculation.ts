import type { Attributes } from '#contract'
import type { ClientFileSection } from '#features/clientFile/contract/household'
import { calculationContext, type CalculationsOfFiles } from '#features/simulation/server'
import { Refusal, type Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { notFound, resourcesOfType, scopeOf } from '#server/operations'
import { policies } from '../policies'
import * as clientFiles from '../repositories/clientFiles'
import { HOUSEHOLD, findHousehold, householdComposition } from './householdComposition'

/** What a calculation asks of the client files. */
export const calculationsOfFiles: CalculationsOfFiles = {
  findHousehold,
  findTitle: async (database, viewer, clientFileId) => {
    const scope = scopeOf(policies.person.read, viewer)
    const read = await clientFiles.findClientFile(scope, database, clientFileId, [])
    return (read && resourcesOfType([read.file], 'client_file')[0]?.attributes.title) ?? undefined
  },
  keepCalculation: async (database, viewer, clientFileId, { at, indicators }) => {
    const scope = policies.simulation.update(viewer)
    if (scope instanceof Refusal) return
    await clientFiles.storeCalculation(scope, database, clientFileId, {
      calculated_at: at.toISOString(),
      average_effort: indicators.average_effort,
    })
  },
}

const SECTIONS: readonly ClientFileSection['relationship'][] = [...HOUSEHOLD, 'simulation']

/**
 * What the solution of a file last came to, and what it is calculated with on this day; null where it never was.
 * @throws Failure notFound for a file that is not the viewer's
 */
export async function readCalculation(database: Queryable, viewer: Viewer, id: string, asOf: string) {
  const read = await clientFiles.findClientFile(scopeOf(policies.simulation.read, viewer), database, id, SECTIONS)
  if (!read) throw notFound()
  const file = resourcesOfType([read.file], 'client_file')[0]?.attributes
  const purchase = purchaseOf(resourcesOfType(read.included, 'simulation')[0]?.attributes ?? {})
  if (!file?.calculated_at || !purchase) return null
  const context = await calculationContext(database, viewer, purchase, asOf)
  return {
    data: { calculated_at: file.calculated_at, average_effort: file.average_effort ?? 0, ...purchase },
    context: { ...context, household: householdComposition(read.included) },
  }
}

function purchaseOf({
  project,
  municipality,
  seniority = null,
  notary_signature_date = null,
}: Partial<Attributes<'simulation'>>) {
  return project && municipality ? { project, municipality, seniority, notary_signature_date } : undefined
}
