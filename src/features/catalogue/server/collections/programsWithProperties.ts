import { dwellingKinds } from '#features/catalogue/contract'
import { heldByEach, idsIn, searchShown, type Collection } from '#server/operations/collections'
import { scopeOf } from '#server/operations'
import { orderBy } from '#server/repositories'
import { programs } from './programs'
import { properties } from './properties'

/**
 * Programmes with what is for sale in each, from the lowest floor up; what properties say of their programme stays apart, so that neither
 * waits for the other.
 */
export const programsWithProperties: typeof programs = {
  ...programs,
  includes: {
    ...programs.includes,
    properties: heldByEach(
      async (ids, asked) => {
        const scope = scopeOf(properties.policy.list, asked.viewer)
        const { found } = await searchShown(
          properties,
          { ...asked, scope },
          {
            conditions: [
              { column: 'program_id', among: ids },
              { column: 'kind', among: dwellingKinds },
            ],
            order: orderBy('t', [{ name: 'floor', descending: false }]),
            limit: null,
            offset: 0,
          },
        )
        return found.map((resource) => ({ owner: idsIn([resource], 'program')[0] ?? '', resource }))
      },
      () => inProgram,
    ),
  },
}

/** A property that comes with its programme says who sells and who runs it. */
const { promoter, manager } = properties.includes ?? {}
const inProgram: Collection = {
  ...properties,
  includes: { ...(promoter ? { promoter } : {}), ...(manager ? { manager } : {}) },
}
