import { selectResource } from '#client/entities'
import { selectSession } from '#client/session'
import { useAppSelector } from '#client/store'

/** The id of who is in the portal, or was last. */
export const useClientId = (): string => useAppSelector((state) => selectSession(state).user?.id ?? '')

/** The adviser of the client, as far as an answer brought them. */
export function useAdviser(clientId: string) {
  return useAppSelector((state) => {
    const linkage = selectResource(state, 'scpi_client', clientId)?.relationships['adviser']
    return linkage && 'id' in linkage ? selectResource(state, 'user', linkage.id) : undefined
  })
}
