import { useCallback, useEffect, useState } from 'react'
import type { ApiFailure, Transport } from '#client/transport'

/** Whether the link of a mail still opens: undefined until the server has said so. */
export interface LinkCheck {
  readonly isOpen: boolean
  /** Why nobody could say. */
  readonly failure?: ApiFailure
}

async function checkLink(transport: Transport, token: string): Promise<LinkCheck> {
  const { failure } = await transport.send({
    method: 'GET',
    path: `/v3/account/password/check-token/${encodeURIComponent(token)}`,
  })
  if (!failure) return { isOpen: true }
  return failure.kind === 'http' && failure.status === 404 ? { isOpen: false } : { isOpen: false, failure }
}

/** Asks the server about a link, and again on demand. */
export function useLinkCheck(
  transport: Transport,
  token: string,
): { readonly check: LinkCheck | undefined; readonly again: () => void } {
  const [check, setCheck] = useState<LinkCheck>()
  const again = useCallback(() => {
    void checkLink(transport, token).then(setCheck)
  }, [transport, token])
  useEffect(again, [again])
  return { check, again }
}
