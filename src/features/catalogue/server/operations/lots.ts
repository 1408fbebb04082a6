import type { CatalogueProgram, CatalogueProperty } from '#features/catalogue/contract'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { scopeOf } from '#server/operations'
import { policies } from '../policies'
import { findCatalogue } from '../repositories'
import { marketOf, visibilityOf } from './visibility'

/**
 * The lots that the viewer may see, each with its programme; what they may not see of one is null.
 * @param ids only these; all without
 */
export async function findViewedLots(
  database: Queryable,
  viewer: Viewer,
  ids?: readonly string[],
): Promise<readonly CatalogueProperty[]> {
  const { hidden } = await visibilityOf(database, viewer)
  const scopes = {
    programs: scopeOf(policies.program.list, viewer),
    properties: scopeOf(policies.property.list, viewer),
  }
  const { programs, properties } = await findCatalogue(scopes, database, ids)
  const byId = new Map(programs.map((program) => [program.id, withMarket(program)]))
  const unseen = Object.fromEntries([...hidden].map((name) => [name, null]))
  return properties.flatMap((property) => {
    const program = byId.get(property.program_id)
    return program ? { ...property, ...unseen, reference: null, program } : []
  })
}

const withMarket = (program: CatalogueProgram): CatalogueProgram => ({
  ...program,
  ...marketOf(program.municipality, program.seniority),
})
