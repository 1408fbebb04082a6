import { useEffect, useState } from 'react'
import { reportOf } from '#domain'
import { engine } from '#client/engine'
import type { CatalogueProperty } from '#features/catalogue/contract'
import type { CalculatedLots } from '#features/clientFile/client/lots'
import { ENGINE_VERSION } from '#features/simulation/contract'
import type { ShownOperation } from '#features/simulation/client/explanation'

type Calculation = CalculatedLots['calculation']
type Operation = ReturnType<Calculation['operationOf']>

/**
 * Lots calculated whole, year by year, in their order; null for one without figures. Undefined until they all are.
 * @param lots memoised
 */
export function useLotOperations(
  lots: readonly CatalogueProperty[],
  { operationOf }: Calculation,
): readonly (ShownOperation | null)[] | undefined {
  const [calculation, setCalculation] = useState<Calculations>()
  useEffect(() => {
    let isWanted = true
    void Promise.all(lots.map((lot) => calculated(operationOf(lot)))).then(
      (found) => {
        if (isWanted) setCalculation({ ids: idsOf(lots), operations: found })
      },
      () => {
        if (isWanted) setCalculation({ ids: idsOf(lots), operations: lots.map(() => null) })
      },
    )
    return () => {
      isWanted = false
    }
  }, [lots, operationOf])
  // Those of other lots are not theirs; their own of before stay until they are calculated again.
  return calculation?.ids === idsOf(lots) ? calculation.operations : undefined
}

const idsOf = (lots: readonly CatalogueProperty[]): string => lots.map(({ id }) => id).join()

interface Calculations {
  /** Of their lots. */
  readonly ids: string
  readonly operations: readonly (ShownOperation | null)[]
}

async function calculated(operation: Operation): Promise<ShownOperation | null> {
  if ('reason' in operation) return null
  const { configuration, context, taken } = operation
  const result = await engine.simulate(configuration, context)
  if (result.kind === 'refused') return null
  const meta = {
    rules_as_of: context.asOf,
    engine_version: ENGINE_VERSION,
    unverified: result.unverified,
    context,
  }
  return { answer: { data: reportOf(result), meta }, configuration, taken }
}
