import type { FieldErrors } from '#contract'
import type { ResourceOf } from '#contract/jsonapi'
import { api, errorsOf, outcomeOf } from '#client/api'
import { useAppDispatch } from '#client/store'

type Lead = Pick<ResourceOf<'client_lead'>, 'id' | 'version'>

/** Writes attributes of a lead; gives back what the server refused, by field. The lists are read again. */
export function useLeadChange({ id, version }: Lead): (attributes: object) => Promise<FieldErrors | undefined> {
  const [update] = api.useUpdateMutation()
  const dispatch = useAppDispatch()
  return async (attributes) => {
    const { error } = outcomeOf(await update({ ref: { type: 'client_lead', id }, attributes, version }))
    if (error) return errorsOf(error)
    dispatch(api.util.invalidateTags([{ type: 'list', id: 'client_lead' }]))
    return undefined
  }
}

/** One sentence of what was refused. */
export const sentenceOf = (errors: FieldErrors): string => Object.values(errors).flat().join(' ')
