import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { useResourceList } from '#client/store'

/** A count takes no resource along but one. */
const WAITING = { filter: { status: ['new', 'assigned'] }, page: { size: 1 } } as const

/**
 * How many leads nobody has called yet, asked again at each page: one is called, another comes.
 * @param isAsked false where the person may not read leads
 */
export function useWaitingLeads(isAsked: boolean): number {
  const { pathname } = useLocation()
  const { page, refetch } = useResourceList('client_lead', WAITING, isAsked)
  const askAgain = useEffectEvent(() => {
    if (page) refetch()
  })
  useEffect(() => {
    askAgain()
  }, [pathname])
  return page?.total ?? 0
}
