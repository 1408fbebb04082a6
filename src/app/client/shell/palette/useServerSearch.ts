import { useEffect, useState } from 'react'
import type { Ref } from '#contract/jsonapi'
import { api, outcomeOf, type ListRequest } from '#client/api'
import { useAppDispatch } from '#client/store'
import { TYPING_PAUSE } from '#client/ui/pauses'
import type { FoundType } from './resourcesFound'

/** From how many characters on. */
export const CHARACTERS = 2
/** How many answers are shown. */
export const OFFERED = 6

/** What was typed, once nothing more has been for a moment. */
export function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => {
      setPaused(typed)
    }, TYPING_PAUSE)
    return () => {
      clearTimeout(timer)
    }
  }, [typed])
  return paused.trim()
}

const more: Readonly<Partial<Record<FoundType, Pick<ListRequest, 'filter' | 'include'>>>> = {
  property: { include: ['program'] },
  location: { filter: { kind: 'municipality' } },
}

interface Answer {
  readonly text: string
  readonly refs: readonly Ref[]
}
const none: Answer = { text: '', refs: [] }

/**
 * The first resources of a type that the server finds by free text; those of the former text while it looks. A request that
 * another text overtakes is aborted.
 */
export function useServerSearch(
  type: FoundType,
  text: string,
  isAsked: boolean,
): { readonly refs: readonly Ref[]; readonly isSearching: boolean } {
  const dispatch = useAppDispatch()
  const [answer, setAnswer] = useState(none)
  const isLooking = isAsked && text.length >= CHARACTERS
  useEffect(() => {
    if (!isLooking) return undefined
    let isOvertaken = false
    const asked: ListRequest = { type, q: text, page: { size: OFFERED }, ...more[type] }
    const request = dispatch(api.endpoints.list.initiate(asked, { subscribe: false }))
    void request.then((ended) => {
      if (!isOvertaken) setAnswer({ text, refs: outcomeOf(ended).data?.refs ?? [] })
    })
    return () => {
      isOvertaken = true
      request.abort()
    }
  }, [dispatch, type, text, isLooking])
  return isLooking ? { refs: answer.refs, isSearching: answer.text !== text } : { refs: none.refs, isSearching: false }
}
