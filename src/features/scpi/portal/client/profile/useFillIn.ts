import { edited, makeSelectItems } from '#client/autosave'
import { useAppDispatch, useAppStore } from '#client/store'
import { useProfile } from './ProfileContext'
import { massTypes, type Step } from './steps'

/** Who goes on from amounts has none of what he left empty: it is zero. */
export function useFillIn(step: Step): () => void {
  const { accountId, massId, answers } = useProfile()
  const dispatch = useAppDispatch()
  const store = useAppStore()
  return () => {
    if (step.kind !== 'amounts') return
    const { type, fields } = step
    const parentId = massTypes.some((one) => one === type) ? massId : accountId
    if (parentId === undefined) return
    const [item] = makeSelectItems(parentId, type)(store.getState())
    const empty = fields.filter((field) => typeof answers[type][field] !== 'number')
    if (!item || empty.length === 0) return
    const attributes = Object.fromEntries(empty.map((field) => [field, 0]))
    dispatch(edited({ ref: item.ref, parentId, attributes }))
  }
}
