import type { Ref } from '#contract/jsonapi'
import { selectResource } from '#client/entities'
import { useAppSelector } from '#client/store'

const TYPE = 'pp_account'

/** The investor account of a client, by the client’s id; undefined while there is none. */
export function useAccount(clientId: string): Ref<typeof TYPE> | undefined {
  const linkage = useAppSelector((state) => selectResource(state, 'scpi_client', clientId)?.relationships['ppAccount'])
  return linkage && 'type' in linkage ? { type: TYPE, id: linkage.id } : undefined
}
