import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '#client/store'
import type { ApiFailure } from '#client/transport'
import { contextsKnown, single, type ContextOf, type Kind } from './knownContexts'

interface ContextQuestion<Context> {
  /** What the context of the question depends on; null without a question. */
  readonly key: string | null
  /** What the server says with the answer to it; undefined before it does. */
  readonly said: Context | undefined
  /** The answer on screen, to this question or another; null before the first. */
  readonly shown: { readonly key: string; readonly context: Context } | null
  readonly failure: ApiFailure | undefined
}

/**
 * What this device can calculate an answer with: what the server said with an answer on screen that depended on the same; without a
 * network, with any, in this visit or an earlier one.
 */
export function useKnownContext<One extends Kind>(
  kind: One,
  { key, said, shown, failure }: ContextQuestion<ContextOf[One]>,
): ContextOf[One] | undefined {
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (key !== null && said) dispatch(contextsKnown(single[kind](key, said)))
  }, [dispatch, kind, key, said])
  const kept = useAppSelector((state) => (key === null ? undefined : state.knownContexts[kind][key]))
  if (shown?.key === key) return shown.context
  return failure?.kind === 'network' ? kept : undefined
}
