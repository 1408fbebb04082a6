import { useEffect, useState } from 'react'
import { selectSolution } from '#client/calculation'
import type { SimulationAnswer } from '#client/api'
import { engine, type SignedOn } from '#client/engine'
import { useAppSelector } from '#client/store'

/** What the operation on screen would be, signed on another day; undefined until it is known, and without a day. */
export function useSignedOn(result: SimulationAnswer, day: string | null): SignedOn | undefined {
  const configuration = useAppSelector((state) => selectSolution(state).configuration)
  const [found, setFound] = useState<{ readonly day: string; readonly answer: SignedOn }>()
  useEffect(() => {
    if (day === null || !configuration) return undefined
    let isOvertaken = false
    void engine.signedOn(configuration, result.meta.context, day).then((answer) => { if (!isOvertaken) setFound({ day, answer }) })
    return () => { isOvertaken = true }
  }, [configuration, result, day])
  return found?.day === day ? found.answer : undefined
}
