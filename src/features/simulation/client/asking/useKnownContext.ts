import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '#client/store'
import { contextsKnown, single, type ContextOf, type Kind } from './knownContexts'

/**
 * What the server last said with an answer that depended on the same, in this visit or an earlier one.
 * @param key what the context depends on; null without a question
 */
export const useKnownContext = <One extends Kind>(kind: One, key: string | null): ContextOf[One] | undefined =>
  useAppSelector((state) => (key === null ? undefined : state.knownContexts[kind][key]))

/** Keeps what the server says with an answer. @param said null for what this device calculated */
export function useContextKept<One extends Kind>(kind: One, key: string | null, said: ContextOf[One] | null): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (key !== null && said) dispatch(contextsKnown(single[kind](key, said)))
  }, [dispatch, kind, key, said])
}
