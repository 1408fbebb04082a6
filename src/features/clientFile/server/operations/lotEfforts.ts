import type { CatalogueProperty } from '#features/catalogue/contract'
import { findAssumptions } from '#features/catalogue/server'
import type { ClientFileSection } from '#features/clientFile/contract/household'
import type { LotBuyer } from '#features/clientFile/contract/lots'
import type { Resource } from '#contract/jsonapi'
import { Refusal, type Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { resourcesOfType } from '#server/operations'
import type { HeavyWorkers } from '#server/services/heavyWork'
import { effortCalculation } from '../heavyWork/index'
import { policies } from '../policies'
import { findClientFile } from '../repositories/clientFiles'
import { HOUSEHOLD, householdComposition } from './householdComposition'

const SECTIONS: readonly ClientFileSection['relationship'][] = [...HOUSEHOLD, 'charge', 'simulation', 'simulationLoans']

/** How many lots a thread calculates at once: others have their turn in between. */
const CHUNK = 500

/** Euros a month, by lot that can be calculated; or why none can: the file is out of reach, or lacks answers. */
export type LotEfforts = ReadonlyMap<string, number> | 'outOfReach' | 'incomplete'

interface Asking {
  readonly database: Queryable
  readonly viewer: Viewer
  readonly workers: HeavyWorkers
  /** `YYYY-MM-DD`: the day whose rules count. */
  readonly asOf: string
}

/**
 * What lots cost the household of a file a month, as the pages of lots show it.
 * @throws Overloaded when there is no thread for it now
 */
export async function lotEfforts(
  { database, viewer, workers, asOf }: Asking,
  clientFileId: string,
  lots: readonly CatalogueProperty[],
): Promise<LotEfforts> {
  const scope = policies.simulation.read(viewer)
  if (scope instanceof Refusal) return 'outOfReach'
  const read = await findClientFile(scope, database, clientFileId, SECTIONS)
  if (!read) return 'outOfReach'
  const assumptions = await findAssumptions(database, viewer, asOf)
  const buyer = buyerOf(clientFileId, read.included, { assumptions, today: asOf })
  const efforts = new Map<string, number>()
  for (let start = 0; start < lots.length; start += CHUNK) {
    const found = await workers.run(effortCalculation, { buyer, lots: lots.slice(start, start + CHUNK) })
    if (Object.keys(found.missing).length > 0) return 'incomplete'
    for (const [id, effort] of found.efforts) efforts.set(id, effort)
  }
  return efforts
}

/** The household of a file, as it was saved. */
function buyerOf(
  clientFile: string,
  sections: readonly Resource[],
  around: Pick<LotBuyer, 'assumptions' | 'today'>,
): LotBuyer {
  return {
    ...around,
    composition: householdComposition(sections),
    sections: {
      clientFile,
      income: resourcesOfType(sections, 'income')[0]?.attributes ?? {},
      companion: resourcesOfType(sections, 'companion')[0]?.attributes ?? null,
      tax: resourcesOfType(sections, 'tax')[0]?.attributes ?? {},
      charge: resourcesOfType(sections, 'charge')[0]?.attributes ?? {},
      currentLoans: resourcesOfType(sections, 'current_loan').map(({ attributes }) => attributes),
      simulation: resourcesOfType(sections, 'simulation')[0]?.attributes ?? {},
      simulationCharges: [],
      simulationLoans: resourcesOfType(sections, 'simulation_loan').map(({ attributes }) => attributes),
    },
  }
}
