import { createContext, useContext } from 'react'
import type { SaleRow } from '../saleRow'
import { useAction } from '#client/screens/lifecycle'
import { saleKinds } from '../kinds'

/** Ends once what is typed of the booking was sent: a request that leaves before would be made on an older version, and refused. */
export const SavedFirst = createContext<() => Promise<unknown>>(() => Promise.resolve())

/** Does something with the papers of a booking, after what is typed of it. */
export function usePaperAction(sale: SaleRow): ReturnType<typeof useAction> {
  const act = useAction(saleKinds[sale.type], sale)
  const saved = useContext(SavedFirst)
  return async (attributes) => {
    await saved()
    return act(attributes)
  }
}
