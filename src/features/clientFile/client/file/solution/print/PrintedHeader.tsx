import { selectResource } from '#client/entities'
import { useEdited, useOpenAggregate } from '#client/editing'
import { selectUser } from '#client/session'
import { useAppSelector } from '#client/store'
import { PaperHeader } from '#features/simulation/client/print'

/**
 * Whose study it is, and who made it.
 * @param day of the study, `YYYY-MM-DD`
 */
export function PrintedHeader({ day }: { readonly day: string }) {
  const { id } = useOpenAggregate()
  const title = useEdited('client_file', id)?.attributes.title
  const adviser = useAdviser(id)
  return <PaperHeader title={title} day={day} adviser={adviser} />
}

/** The adviser of the file as far as this device knows them, else who prints it. */
function useAdviser(file: string) {
  return useAppSelector((state) => {
    const linked = selectResource(state, 'client_file', file)?.relationships['adviser']
    const known = linked && 'id' in linked ? selectResource(state, 'user', linked.id) : undefined
    return known ?? selectUser(state)
  })?.attributes
}
