import { useEffect, useState } from 'react'
import type { FirmAssumptions } from '#domain'
import { isEqual } from '#contract/json'
import { engine } from '#client/engine'
import { today } from '#client/screens'
import { CALCULATION_PAUSE } from '#client/ui/pauses'
import { useSame } from '#features/simulation/client/asking'
import { exampleOperation } from './exampleOperation'

/** What the example costs a month, on average while its loan runs; euros, below zero for a surplus. */
export interface Efforts {
  readonly held: number
  readonly tried: number
  /** Other values than those of today were tried. */
  readonly isTyped: boolean
}

interface Question {
  readonly held: FirmAssumptions
  readonly tried: FirmAssumptions
  readonly years: number
}

/** The efforts of the example as the firm assumes today, and as it would; undefined before the first, null where there are none. */
export function useEfforts(asked: Question): Efforts | null | undefined {
  const question = useSame(asked)
  const [efforts, setEfforts] = useState<Efforts | null>()
  useEffect(() => {
    let isOvertaken = false
    const show = (found: Efforts | null) => {
      if (!isOvertaken) setEfforts(found)
    }
    const timer = setTimeout(() => {
      calculated(question).then(show, () => {
        show(null)
      })
    }, CALCULATION_PAUSE)
    return () => {
      isOvertaken = true
      clearTimeout(timer)
    }
  }, [question])
  return efforts
}

async function calculated({ held, tried, years }: Question): Promise<Efforts | null> {
  const [before, after] = await Promise.all([effortOf(held, years), effortOf(tried, years)])
  if (before === undefined || after === undefined) return null
  return { held: before, tried: after, isTyped: !isEqual(held, tried) }
}

async function effortOf(firm: FirmAssumptions, years: number): Promise<number | undefined> {
  const operation = exampleOperation(firm, years, today())
  if (!operation) return undefined
  const result = await engine.simulate(operation.configuration, operation.context)
  return result.kind === 'refused' ? undefined : result.indicators.average_effort
}
