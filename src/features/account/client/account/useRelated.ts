import type { ResourceType } from '#contract'
import type { Linkage, Ref, ResourceOf } from '#contract/jsonapi'
import { selectMany } from '#client/entities'
import { selectUser } from '#client/session'
import { useAppSelector } from '#client/store'

const none: readonly never[] = []
const areOf = <Type extends ResourceType>(linkage: Linkage | undefined, type: Type): linkage is readonly Ref<Type>[] =>
  Array.isArray(linkage) && linkage.every((ref: Ref) => ref.type === type)

/** The resources of a relationship of the current user. */
export function useRelated<Type extends ResourceType>(type: Type, relationship: string): readonly ResourceOf<Type>[] {
  const linkage = useAppSelector(selectUser)?.relationships[relationship]
  const refs = areOf(linkage, type) ? linkage : none
  return useAppSelector((state) => selectMany(state, refs))
}
