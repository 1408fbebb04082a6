import { initialAttributes, resources, type ResourceType } from '#contract'
import type { ResourceOf } from '#contract/jsonapi'
import { created, deleted, type Edits, type Item } from '#client/autosave'
import { useAppDispatch } from '#client/store'
import { useConfirm, type Confirmation } from '#client/ui/feedback'
import { useOpenClientFile } from '../ClientFileContext'

/** Adds a resource to a section of the open file. */
export function useAdd(type: ResourceType): (attributes?: Edits) => void {
  const { id: under } = useOpenClientFile()
  const dispatch = useAppDispatch()
  return (attributes = {}) => dispatch(created({ type, under, attributes }))
}

/** Removes resources from a section of the open file, after a question when something typed would go with them. */
export function useRemove(): (items: readonly Item[], question: Confirmation | undefined) => Promise<boolean> {
  const { id: under } = useOpenClientFile()
  const dispatch = useAppDispatch()
  const confirm = useConfirm()
  return async (items, question) => {
    if (question && !(await confirm({ ...question, danger: true }))) return false
    for (const { ref } of items) dispatch(deleted({ ref, under }))
    return true
  }
}

/** Something was typed: the resource is no longer as it is when it is added. */
export function isFilled<Type extends ResourceType>(type: Type, attributes: ResourceOf<Type>['attributes'] | undefined): boolean {
  const initial: Edits = initialAttributes({ fields: resources[type].fields })
  return Object.entries(attributes ?? {}).some(([name, value]) => value !== null && value !== undefined && value !== initial[name])
}
