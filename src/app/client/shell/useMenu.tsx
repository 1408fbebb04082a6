import { CustomerServiceOutlined, HomeOutlined, LogoutOutlined, PieChartOutlined } from '@ant-design/icons'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { allows } from '#contract/access'
import { selectHeldRights, sessionFollowed } from '#client/session'
import { useAppDispatch, useAppSelector, useResourceList } from '#client/store'
import type { Hosts } from '#client/transport'
import type { MenuAction } from '#client/ui/layout'
import { useFreshAlerts } from '#features/comparator/client'
import { alertsAddress } from '#features/comparator/contract'
import { dashboardAddress } from '#features/dashboard/contract'
import { leadsAddress } from '#features/leads/contract'
import type { MenuItem } from '#client/screens'
import { SUPPORT_EMAIL } from '#client/screens/errors'
import { useMayOpen } from '#client/screens/reach'
import { professionalMenu, scpiMenu } from '../features'
import { currentPlace, shownPlaces } from './menu'
import { useLogOut } from './useLogOut'

const support: MenuAction = {
  label: 'Contact support',
  detail: SUPPORT_EMAIL,
  icon: <CustomerServiceOutlined aria-hidden />,
  href: `mailto:${SUPPORT_EMAIL}`,
}

/** The menu of this host for this person: where they may go, where they are, how they leave. */
export function useMenu(hosts: Hosts): {
  readonly entries: readonly MenuItem[]
  readonly current: string | undefined
  readonly actions: readonly MenuAction[]
} {
  const mayOpen = useMayOpen()
  const { pathname } = useLocation()
  const logOut = useLogOut(hosts)
  const otherArea = useOtherArea(hosts)
  const isScpi = hosts.area === 'scpi'

  const places = shownPlaces(isScpi ? scpiMenu : professionalMenu, mayOpen)
  const shows = (address: string) => places.some((place) => place.address === address)
  const badges: Readonly<Record<string, Pick<MenuItem, 'badge'>>> = {
    [leadsAddress]: { badge: { count: useWaitingLeads(shows(leadsAddress)), label: 'non traités' } },
    [alertsAddress]: { badge: { count: useFreshAlerts(shows(alertsAddress)), label: 'nouveaux' } },
  }
  const entries = places.map((place) => ({ ...place, ...badges[place.address] }))
  const leave: MenuAction = {
    label: 'Déconnexion',
    icon: <LogoutOutlined aria-hidden />,
    onSelect: () => {
      void logOut()
    },
  }
  return {
    entries,
    current: currentPlace(entries, pathname),
    actions: [...otherArea, support, ...(isScpi || hosts.area === 'professional' ? [leave] : [])],
  }
}

/** The way to the other area of the application, whose host the session follows to; none where the person has no right to it. */
function useOtherArea({ area, addresses }: Hosts): readonly MenuAction[] {
  const rights = useAppSelector(selectHeldRights)
  const dispatch = useAppDispatch()
  const to = (label: string, icon: ReactNode, host: string): MenuAction => {
    const href = `${host}${dashboardAddress}`
    const onFollow = async () => {
      location.assign(await dispatch(sessionFollowed(href)))
    }
    return { label, icon, href, onFollow: () => void onFollow() }
  }
  if (area === 'scpi')
    return allows(rights, 'useRealEstate')
      ? [to('Espace immobilier', <HomeOutlined aria-hidden />, addresses.professional)]
      : []
  return allows(rights, 'useScpi') ? [to('Allez sur SCPI', <PieChartOutlined aria-hidden />, addresses.scpi)] : []
}

/** A count takes no resource along but one. */
const WAITING = { filter: { status: ['new', 'assigned'] }, page: { size: 1 } } as const

/**
 * How many leads nobody has called yet, asked again at each page: one is called, another comes.
 * @param isAsked false where the person may not read leads
 */
function useWaitingLeads(isAsked: boolean): number {
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
