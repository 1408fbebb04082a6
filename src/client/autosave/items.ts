import { sectionOf, type ResourceType } from '#contract/resources'
import type { Ref } from '#contract/jsonapi'
import { selectResource } from '#client/entities'
import type { EditableState } from './actions'
import { draftOf } from './draft'

/** A resource of a section. */
export interface Item<Type extends ResourceType = ResourceType> {
  /** Stays the same when the server gives the resource its id: the key of what shows it. */
  readonly key: string
  readonly ref: Ref<Type>
}

/** What the server says is in the section. */
function membersOf(state: EditableState, parentId: string, type: ResourceType): readonly Ref[] {
  const section = sectionOf(type)
  const linkage = section && selectResource(state, section.of.type, parentId)?.relationships[section.relationship]
  if (linkage === undefined || linkage === null) return []
  return 'type' in linkage ? [linkage] : linkage
}

/**
 * The items of a section as the person sees them: the resources that the server has, in its order, then those added here, in the order
 * in which they were added, whether it has them yet or not; without those deleted here.
 */
function itemsOf<Type extends ResourceType>(state: EditableState, parentId: string, type: Type): readonly Item<Type>[] {
  const { creations } = state.autosave
  const added = creations.filter((creation) => creation.parentId === parentId && creation.type === type)
  const addedIds = new Set(added.map(({ id }) => id))
  const before = membersOf(state, parentId, type)
    .filter(({ id }) => !addedIds.has(id))
    .map(({ id }) => ({ key: id, ref: { type, id } }))
  const after = added.map(({ localId, id }) => ({ key: localId, ref: { type, id: id ?? localId } }))
  return [...before, ...after].filter(({ ref }) => {
    const draft = draftOf(state.autosave, ref)
    return draft?.isDeleted !== true && (draft?.isNew === true || selectResource(state, type, ref.id) !== undefined)
  })
}

/** Makes the selector of the resources of a section; the same list comes back as long as it has the same members. */
export function makeSelectItems<Type extends ResourceType>(
  parentId: string,
  type: Type,
): (state: EditableState) => readonly Item<Type>[] {
  let last: readonly Item<Type>[] = []
  return (state) => {
    const items = itemsOf(state, parentId, type)
    const isSame =
      items.length === last.length &&
      items.every(({ key, ref }, index) => key === last[index]?.key && ref.id === last[index].ref.id)
    if (!isSame) last = items
    return last
  }
}
