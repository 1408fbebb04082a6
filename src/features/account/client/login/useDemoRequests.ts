import { useEffect, useState } from 'react'
import { entriesOf } from '#contract/json'
import type { Transport } from '#client/transport'
import { useEntrance } from './EntranceContext'

const PATH = '/v3/demo'

/** Whether a demonstration may be asked for here; undefined until the server has said, false where it does not answer. */
export function useDemoRequests(): boolean | undefined {
  const { transport } = useEntrance()
  const [isOpen, setOpen] = useState<boolean>()
  useEffect(() => {
    let isShown = true
    void transport.send({ method: 'GET', path: PATH }).then(({ body }) => {
      if (isShown) setOpen(entriesOf(entriesOf(body)['data'])['is_open'] === true)
    })
    return () => {
      isShown = false
    }
  }, [transport])
  return isOpen
}

/** Asks for a demonstration. */
export const askForDemo = (transport: Transport, body: object) => transport.send({ method: 'POST', path: PATH, body })
