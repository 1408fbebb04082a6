import { initialAttributes, resources, type ResourceType } from '#contract'
import type { ResourceOf } from '#contract/jsonapi'
import type { Edits, Item } from '#client/autosave'
import { useConfirm, type QuestionContent } from '#client/feedback'
import { useChanges } from './changes/ChangesProvider'
import { isSameValue } from './steps/change'

/** Adds a resource to a section of the open file. */
export function useAdd(type: ResourceType): (attributes?: Edits) => void {
  const { add } = useChanges()
  return (attributes = {}) => {
    add(type, attributes)
  }
}

/** Removes resources from a section of the open file; asks first when something typed would be lost. */
export function useRemove(): (items: readonly Item[], question: QuestionContent | undefined) => Promise<boolean> {
  const { remove, tell } = useChanges()
  const confirm = useConfirm()
  return async (items, question) => {
    if (question && !(await confirm({ ...question, isDangerous: true }))) return false
    tell(remove(items.map(({ key, ref }) => ({ type: ref.type, id: key }))))
    return true
  }
}

/** Whether something was typed: some attribute differs from its initial value. */
export function isFilled<Type extends ResourceType>(
  type: Type,
  attributes: ResourceOf<Type>['attributes'] | undefined,
): boolean {
  const initial: Edits = initialAttributes({ fields: resources[type].fields })
  return Object.entries(attributes ?? {}).some(
    ([name, value]) => !isSameValue(value, null) && !isSameValue(value, initial[name]),
  )
}
