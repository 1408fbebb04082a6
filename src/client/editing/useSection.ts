import { useMemo } from 'react'
import { shallowEqual } from 'react-redux'
import type { ResourceType } from '#contract'
import type { ResourceOf } from '#contract/jsonapi'
import { makeSelectItems, selectEdited, type Item } from '#client/autosave'
import { useAppSelector } from '#client/store'
import { useOpenAggregate } from './OpenAggregateContext'

/** What a section of the open file holds: one resource or none, or the rows of a list. */
export function useItems<Type extends ResourceType>(type: Type): readonly Item<Type>[] {
  const { id } = useOpenAggregate()
  // One selector per instance: its memo of the last list would be lost with a new one at each render.
  const selectItems = useMemo(() => makeSelectItems(id, type), [id, type])
  return useAppSelector(selectItems)
}

/** A resource as the person sees it: what they typed, over what the server said. */
export function useEdited<Type extends ResourceType>(type: Type, id: string): ResourceOf<Type> | undefined {
  return useAppSelector((state) => selectEdited(state, type, id))
}

const NO_ID = ''

/** The edited attributes of a section that holds one resource; undefined when it holds none. */
export function useSection<Type extends ResourceType>(type: Type): ResourceOf<Type>['attributes'] | undefined {
  const [item] = useItems(type)
  return useEdited(type, item?.ref.id ?? NO_ID)?.attributes
}

/** The edited attributes of each row of a list. */
export function useRows<Type extends ResourceType>(type: Type): readonly ResourceOf<Type>['attributes'][] {
  const items = useItems(type)
  return useAppSelector(
    (state) => items.flatMap(({ ref }) => selectEdited(state, type, ref.id)?.attributes ?? []),
    shallowEqual,
  )
}
