import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { clientFileAddress, type ClientFileTab } from '#features/clientFile/contract'

/** A field that was asked for is asked for once. */
function withoutField(search: string): string {
  const parameters = new URLSearchParams(search)
  parameters.delete('champ')
  return parameters.size === 0 ? '' : `?${parameters}`
}

/** Addresses of the tabs of a file, by its id, each as it was left: its sort, its filters, the lots being compared. */
export function useTabAddresses(id: string, open: ClientFileTab | undefined): (tab: ClientFileTab) => string {
  const search = withoutField(useLocation().search)
  const [left, setLeft] = useState<Readonly<Partial<Record<ClientFileTab, string>>>>({})
  if (open !== undefined && (left[open] ?? '') !== search) setLeft({ ...left, [open]: search })
  return (tab) => `${clientFileAddress(id, tab)}${left[tab] ?? ''}`
}
