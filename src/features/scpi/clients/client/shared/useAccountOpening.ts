import { api, outcomeOf } from '#client/api'
import { useToast } from '#client/feedback'
import { useAppDispatch } from '#client/store'
import { scpiClientsApi } from '../api'

/** Opens the account of a client, by the client’s id, then reads the client again, who has it from then on. */
export function useAccountOpening() {
  const [openAccount, { isLoading }] = scpiClientsApi.useOpenAccountMutation()
  const dispatch = useAppDispatch()
  const toast = useToast()
  const open = async (clientId: string): Promise<boolean> => {
    const { error } = outcomeOf(await openAccount({ clientId }))
    if (error) {
      toast({ type: 'error', message: error.message })
      return false
    }
    const reading = { type: 'scpi_client', id: clientId, include: ['ppAccount'] } as const
    await dispatch(api.endpoints.read.initiate(reading, { subscribe: false, forceRefetch: true }))
    return true
  }
  return { open, isOpening: isLoading }
}
