import type { ResourceType } from '#contract'
import type { ResourceOf } from '#contract/jsonapi'
import { selectRelated } from '#client/entities'
import { selectUser } from '#client/session'
import { useAppSelector } from '#client/store'

/** The resources of a relationship of the current user. */
export function useRelated<Type extends ResourceType>(type: Type, relationship: string): readonly ResourceOf<Type>[] {
  return useAppSelector((state) => selectRelated(state, type, selectUser(state)?.relationships[relationship]))
}
