import { simulators } from '#domain'
import type { FieldErrors } from '#contract'
import type { CatalogueProperty } from '#features/catalogue/contract'
import { lotCalculation, type LotBuyer } from '#features/clientFile/contract/lots'
import type { HeavyWork } from '#server/services/heavyWork'

interface LotsForHousehold {
  readonly buyer: LotBuyer
  readonly lots: readonly CatalogueProperty[]
}

interface FoundEfforts {
  /** What the file lacks before any lot can be calculated: French messages by answer. */
  readonly missing: FieldErrors
  /** Euros a month, by lot; a lot that cannot be calculated is left out. */
  readonly efforts: ReadonlyMap<string, number>
}

/** What each lot costs a household a month, as the pages of lots show it: one simulation a lot. */
export const effortCalculation: HeavyWork<LotsForHousehold, FoundEfforts> = {
  name: 'lotEfforts',
  work: ({ buyer, lots }) => {
    const { missing, operationOf } = lotCalculation(buyer, lots)
    const efforts = new Map<string, number>()
    if (Object.keys(missing).length > 0) return { missing, efforts }
    for (const lot of lots) {
      const operation = operationOf(lot)
      if ('reason' in operation) continue
      const outcome = simulators.outcome(operation.configuration, operation.context)
      if ('indicators' in outcome) efforts.set(lot.id, outcome.indicators.average_effort)
    }
    return { missing, efforts }
  },
}
