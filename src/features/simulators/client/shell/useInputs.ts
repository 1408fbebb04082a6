import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { initialAttributes, type ResourceDefinition } from '#contract'
import { readInputs, writtenInputs, type Values } from './addressInputs'

/** How long the answers rest before the address says them: some browsers count how often it changes. */
const ADDRESS_MS = 400

/** Answers, and the client file that they were filled in from, by its id; null for none. */
export interface Filled {
  readonly values: Values
  readonly from: string | null
}

export interface Inputs {
  /** The answers as they were typed, right or wrong. */
  readonly values: Values
  /** The client file that they were filled in from, by its id. The address never says it. */
  readonly from: string | null
  /** Other numbers for other forms: fields begin anew with what was filled in or reset. */
  readonly form: number
  readonly change: (changed: Values) => void
  /** Answers in place of all others. */
  readonly fill: (filled: Filled) => void
  /** Back to the usual answers. */
  readonly reset: () => void
}

/**
 * The answers to a simulator, which its address says too: a link opens it as it was.
 * @param usual answers of a form that nobody filled in yet
 */
export function useInputs(definition: ResourceDefinition, usual: Values = {}): Inputs {
  const [parameters, setParameters] = useSearchParams()
  const first = useMemo(() => ({ ...initialAttributes(definition), ...usual }), [definition, usual])
  const [{ values, from, form }, setState] = useState(() => ({
    values: { ...first, ...readInputs(definition, parameters) } as Values,
    from: null as string | null,
    form: 0,
  }))
  useSaidInAddress(definition, values, setParameters)
  const begin = (filled: Filled) => {
    setState((before) => ({ ...filled, form: before.form + 1 }))
  }
  return {
    values,
    from,
    form,
    change: (changed) => {
      setState((before) => ({ ...before, values: { ...before.values, ...changed } }))
    },
    fill: (filled) => {
      begin({ ...filled, values: { ...first, ...filled.values } })
    },
    reset: () => {
      begin({ values: first, from: null })
    },
  }
}

function useSaidInAddress(
  definition: ResourceDefinition,
  values: Values,
  setParameters: ReturnType<typeof useSearchParams>[1],
): void {
  const say = useEffectEvent((said: Values) => {
    setParameters(writtenInputs(definition, said), { replace: true })
  })
  useEffect(() => {
    const timer = setTimeout(() => {
      say(values)
    }, ADDRESS_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [values])
}
