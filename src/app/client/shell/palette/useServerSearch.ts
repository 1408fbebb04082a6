import { useEffect, useState } from 'react'
import type { ResourceType } from '#contract'
import type { Ref, ResourceOf } from '#contract/jsonapi'
import { api } from '#client/api'
import { selectMany } from '#client/entities'
import { useAppSelector } from '#client/store'
import { TYPING_PAUSE } from '#client/ui/pauses'

/** From how many characters on. */
const CHARACTERS = 2
/** How many answers are shown. */
const OFFERED = 6

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

const none: readonly never[] = []
const areOf = <Type extends ResourceType>(refs: readonly Ref[], type: Type): refs is readonly Ref<Type>[] =>
  refs.every((ref) => ref.type === type)

/** The first resources of a type that the server finds by free text. */
export function useServerSearch<Type extends ResourceType>(
  type: Type,
  text: string,
  isAsked: boolean,
): { readonly resources: readonly ResourceOf<Type>[]; readonly isFetching: boolean } {
  const query = api.useListQuery(
    { type, q: text, page: { size: OFFERED } },
    { skip: !isAsked || text.length < CHARACTERS },
  )
  const refs = query.currentData && areOf(query.currentData.refs, type) ? query.currentData.refs : none
  return { resources: useAppSelector((state) => selectMany(state, refs)), isFetching: query.isFetching }
}
