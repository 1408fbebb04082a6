import { createContext, use } from 'react'
import type { Hosts } from '#client/transport'

export const HostsContext = createContext<Hosts | null>(null)

/** The areas and their addresses, seen from this page. @throws {Error} outside of the routes */
export function useHosts(): Hosts {
  const hosts = use(HostsContext)
  if (!hosts) throw new Error('Addresses of other areas need the routes around the screen.')
  return hosts
}
