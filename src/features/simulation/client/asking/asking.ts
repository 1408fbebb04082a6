import { useEffect, useEffectEvent, useState } from 'react'
import { isEqual, isObject } from '#contract/json'
import { useOnline } from '#client/screens'
import type { ApiFailure } from '#client/transport'

/** How long a question rests before the server is asked: this device has answered it by then. */
const REST_MS = 300

/** Asks again once the network is back. */
export function useAskedAgain(failure: ApiFailure | undefined, retry: () => void): void {
  const isOnline = useOnline()
  const mustAsk = isOnline && failure?.kind === 'network'
  const ask = useEffectEvent(retry)
  useEffect(() => {
    if (mustAsk) ask()
  }, [mustAsk])
}

/** A value once it is no longer typed: the server is asked once for what somebody types or slides. */
export function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    if (rested === value) return undefined
    const timer = setTimeout(() => {
      setRested(() => value)
    }, REST_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [rested, value])
  return rested
}

/** The former object as long as the next one says the same. */
export function useSame<Value>(next: Value): Value {
  const [held, setHeld] = useState(next)
  if (held === next || isEqual(held, next)) return held
  setHeld(next)
  return next
}

const isFailure = (error: unknown): error is ApiFailure => isObject(error) && 'kind' in error

/** Why a query of the server has no answer. @throws Error when it broke */
export function failureOf(error: unknown): ApiFailure | undefined {
  if (error !== undefined && !isFailure(error)) throw new Error('A query broke.', { cause: error })
  return error
}
