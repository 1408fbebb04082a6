import { useEffect, useState } from 'react'
import type { RuleChange, SolutionConfiguration } from '#domain'
import { selectSolution } from '../../../calculation'
import { engine } from '#client/engine'
import { useAppSelector } from '#client/store'
import { type SimulationAnswer } from '#features/simulation/client'

/** The operation as if it were signed on another day, and the rules that differ. */
export interface Signed {
  readonly kind: 'calculated'
  readonly answer: SimulationAnswer
  readonly configuration: SolutionConfiguration
  readonly rules: readonly RuleChange[]
}

type Refused = Extract<Awaited<ReturnType<typeof engine.signedOn>>, { kind: 'refused' }>

/** What the operation on screen would be, signed on another day; undefined until it is known, and without a day. */
export function useSignedOn({ meta }: SimulationAnswer, day: string | null): Signed | Refused | undefined {
  const configuration = useAppSelector((state) => selectSolution(state).configuration)
  const [found, setFound] = useState<{ readonly day: string; readonly signed: Signed | Refused }>()
  useEffect(() => {
    if (day === null || !configuration) return undefined
    let isOvertaken = false
    void signedOn(configuration, meta, day).then((signed) => {
      if (!isOvertaken) setFound({ day, signed })
    })
    return () => {
      isOvertaken = true
    }
  }, [configuration, meta, day])
  return found?.day === day ? found.signed : undefined
}

async function signedOn(
  configuration: SolutionConfiguration,
  meta: SimulationAnswer['meta'],
  day: string,
): Promise<Signed | Refused> {
  const signed = await engine.signedOn(configuration, meta.context, day)
  if (signed.kind === 'refused') return signed
  const { unverified, ...data } = signed.result
  return {
    ...signed,
    answer: { data, meta: { ...meta, rules_as_of: day, unverified, context: { ...meta.context, asOf: day } } },
  }
}
