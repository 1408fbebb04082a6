import { edited, makeSelectItems } from '#client/autosave'
import { useAppDispatch, useAppStore } from '#client/store'
import { useProfile } from './ProfileContext'
import { massTypes, wrongFields, type Step } from './steps'

/** Writes in the section of a step, for who leaves it. */
export function useLeavingStep(step: Step) {
  const { accountId, massId, answers } = useProfile()
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const write = (fields: readonly string[], value: 0 | null): void => {
    if (fields.length === 0 || (step.kind !== 'amounts' && step.kind !== 'field')) return
    const { type } = step
    const parentId = massTypes.some((one) => one === type) ? massId : accountId
    if (parentId === undefined) return
    const [item] = makeSelectItems(parentId, type)(store.getState())
    if (!item) return
    dispatch(edited({ ref: item.ref, parentId, attributes: Object.fromEntries(fields.map((field) => [field, value])) }))
  }
  return {
    /** Who goes on from amounts has none of what he left empty: it is zero. */
    fillIn: () => {
      if (step.kind === 'amounts')
        write(
          step.fields.filter((field) => typeof answers[step.type][field] !== 'number'),
          0,
        )
    },
    /** Who passes a question has not answered it: what is wrong is no answer. */
    dropWrong: () => {
      write(wrongFields(step, answers), null)
    },
  }
}
