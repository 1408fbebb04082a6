import { useEffect, useRef } from 'react'
import { api } from '#client/api'
import { selectResource } from '#client/entities'
import { useAppDispatch, useAppSelector } from '#client/store'

/** Reads a client and his account again once the server holds another version of the client: who he is may have undone his signature. */
export function useSignatureReading(clientId: string, accountId: string): void {
  const dispatch = useAppDispatch()
  const version = useAppSelector((state) => selectResource(state, 'scpi_client', clientId)?.version)
  const read = useRef(version)
  useEffect(() => {
    if (read.current === version) return
    read.current = version
    const again = { subscribe: false, forceRefetch: true } as const
    void dispatch(api.endpoints.read.initiate({ type: 'scpi_client', id: clientId }, again))
    void dispatch(api.endpoints.read.initiate({ type: 'pp_account', id: accountId }, again))
  }, [dispatch, version, clientId, accountId])
}
