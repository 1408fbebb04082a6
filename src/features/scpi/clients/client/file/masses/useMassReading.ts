import { useEffect, useMemo, useRef } from 'react'
import { api, ofList } from '#client/api'
import { makeSelectItems } from '#client/autosave'
import { selectResource } from '#client/entities'
import { useAppDispatch, useAppSelector, type RootState } from '#client/store'

/** Reads the masses again once the server holds another spouse of the client, or another union: it may have opened, removed or marked one. */
export function useMassReading(clientId: string): void {
  const dispatch = useAppDispatch()
  const select = useMemo(() => makeSelectUnion(clientId), [clientId])
  const union = useAppSelector(select)
  const read = useRef(union)
  useEffect(() => {
    if (read.current === union) return
    read.current = union
    dispatch(api.util.invalidateTags([ofList('pp_entity')]))
  }, [dispatch, union])
}

/** What the server holds of the union of a client, as one text. */
function makeSelectUnion(clientId: string): (state: RootState) => string {
  const families = makeSelectItems(clientId, 'family_situation')
  return (state) => {
    const [family] = families(state)
    const { family_situation, mariage_contract_type, pacs_contract_type } =
      (family && selectResource(state, 'family_situation', family.ref.id)?.attributes) ?? {}
    const spouse = selectResource(state, 'scpi_client', clientId)?.attributes.conjoint_id
    return [spouse, family_situation, mariage_contract_type, pacs_contract_type].join(' ')
  }
}
