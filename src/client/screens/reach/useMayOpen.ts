import { use } from 'react'
import { opens, screenOf } from '#contract/access'
import { selectHeldRights } from '#client/session'
import { useAppSelector } from '#client/store'
import { HostsContext } from '../HostsContext'
import { useKnownRoutes } from '../KnownRoutes'

/** Tells which addresses, without their query, have a screen on this host that the viewer’s rights open. */
export function useMayOpen(): (address: string) => boolean {
  const rights = useAppSelector(selectHeldRights)
  const knows = useKnownRoutes()
  const host = use(HostsContext)?.area === 'scpi' ? 'scpi' : 'professional'
  return (address) => {
    const screen = screenOf(address, host)
    return screen !== undefined && knows(address) && opens(rights, screen)
  }
}
