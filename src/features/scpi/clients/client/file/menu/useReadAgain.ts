import { api } from '#client/api'
import { useAppDispatch } from '#client/store'

/** Reads a client again, after what the server changed of him besides what was sent. */
export function useReadAgain(id: string): () => Promise<void> {
  const dispatch = useAppDispatch()
  return async () => {
    await dispatch(api.endpoints.read.initiate({ type: 'scpi_client', id }, { subscribe: false, forceRefetch: true }))
  }
}
