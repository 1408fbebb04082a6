import { Suspense, useState } from 'react'
import { Navigate, Outlet, useLocation, Link, useNavigate } from 'react-router-dom'
import { EyeOutlined, SearchOutlined, SettingOutlined } from '@ant-design/icons'
import { loginAddress, selectSession, selectSettings, settingsChanged } from '#client/session'
import { useAppDispatch, useAppSelector } from '#client/store'
import type { Hosts } from '#client/transport'
import { AppLayout, type LinkProps, type MenuAction } from '#client/ui/layout'
import { lazyPart } from '#client/ui/lazy'
import { useIsMeeting, type MenuItem } from '#client/screens'
import { SearchContext } from '#client/screens/search'
import { useShortcuts, type Shortcut } from '#client/screens/keyboard'
import { SNAPSHOT } from '#client/screens/snapshot'
import { professionalMenu, scpiMenu } from '../features'
import { useMeetingRecord } from './meeting/useMeetingRecord'
import { Overlays, type Overlay } from './Overlays'
import { Situation } from './Situation'
import { Tools } from './Tools'
import { selectIsOver } from './unsaved'
import { LeaveWarning } from './LeaveWarning'
import { useFrame } from './useFrame'
import { useLogo } from './useLogo'
import { useLogOut } from './useLogOut'
import { useMenu } from './useMenu'
import { prefetchPage } from './prefetchPage'
import { useMeetingStart } from './meeting/useMeetingStart'
import { overlayKeys } from './palette/keys'
import './shell.css'

const MeetingFrame = lazyPart(
  async () => (await import(/* webpackChunkName: "meeting" */ './meeting/MeetingFrame')).MeetingFrame,
)
const LoginDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "login-dialog" */ './LoginDialog')).LoginDialog,
)

interface ShellProps {
  readonly hosts: Hosts
}

/**
 * What surrounds every screen that needs a login. When the session ends, it leads to the login page, and back from there; over
 * something that is tried or not saved, the login comes to the page.
 */
export function Shell({ hosts }: ShellProps) {
  const { errorCode } = useAppSelector(selectSession)
  // Each edit begins and ends something unsaved: only what it decides is looked at here, the frame around the page stays.
  const isOver = useAppSelector(selectIsOver)
  const isMeeting = useIsMeeting()
  const { pathname, search } = useLocation()
  useMeetingRecord()
  if (isOver)
    return (
      <Navigate
        replace
        to={loginAddress(errorCode === null ? {} : { errorCode, redirectUrl: `${pathname}${search}` })}
      />
    )
  if (hosts.isFramed)
    return (
      <main id="content">
        <Outlet />
      </main>
    )
  return (
    <>
      <LeaveWarning />
      {isMeeting ? (
        <Suspense>
          <MeetingFrame pathname={pathname} />
        </Suspense>
      ) : (
        <Frame hosts={hosts} pathname={pathname} />
      )}
    </>
  )
}

function Frame({ hosts, pathname }: ShellProps & { pathname: string }) {
  const { entries, current, actions } = useMenu(hosts)
  const { isMenuPinned } = useAppSelector(selectSettings)
  const dispatch = useAppDispatch()
  const logOut = useLogOut(hosts)
  const [opened, open] = useState<Overlay | null>(null)
  useFrame(pathname)
  useShellShortcuts(entries, open)

  return (
    <AppLayout
      logo={useLogo()}
      entries={entries}
      current={current}
      actions={actions}
      link={PageLink}
      phoneActions={usePhoneActions(open)}
      banner={<Situation />}
      isPinned={isMenuPinned}
      onPin={(isPinned) => {
        dispatch(settingsChanged({ isMenuPinned: isPinned }))
      }}
      tools={
        <Tools
          open={open}
          onLogOut={() => {
            void logOut()
          }}
        />
      }
    >
      <Content opened={opened} open={open} places={entries} />
    </AppLayout>
  )
}

interface ContentProps {
  readonly opened: Overlay | null
  readonly open: (overlay: Overlay | null) => void
  readonly places: readonly MenuItem[]
}

/** The page, and what opens over it. */
function Content({ opened, open, places }: ContentProps) {
  return (
    <>
      <SearchContext
        value={() => {
          open('palette')
        }}
      >
        <Outlet />
      </SearchContext>
      <LoginAgain />
      <Overlays
        opened={opened}
        places={places}
        onClose={() => {
          open(null)
        }}
      />
    </>
  )
}

/** The login over the page, once the session has expired. */
function LoginAgain() {
  const { status } = useAppSelector(selectSession)
  return (
    status === 'expired' && (
      <Suspense>
        <LoginDialog />
      </Suspense>
    )
  )
}

const pages = new Map(
  [...professionalMenu, ...scpiMenu]
    .flatMap(({ children = [], ...place }) => [place, ...children])
    .flatMap(({ address, page }) => (page === undefined ? [] : [[address, page] as const])),
)

/** A link of the menu, whose page is fetched when somebody is about to follow it. */
function PageLink(props: LinkProps) {
  const prefetch = () => {
    const page = pages.get(props.to)
    if (page !== undefined) void prefetchPage(page)
  }
  return <Link {...props} onPointerEnter={prefetch} onFocus={prefetch} />
}

/** What the tools do, in the menu of a phone: the line of a client file has no room for them there. */
function usePhoneActions(open: (overlay: Overlay) => void): readonly MenuAction[] {
  const start = useMeetingStart()
  const opening = (label: string, icon: MenuAction['icon'], overlay: Overlay): MenuAction => ({
    label,
    icon,
    onSelect: () => {
      open(overlay)
    },
  })
  const meeting = { label: 'Mode rendez-vous', icon: <EyeOutlined aria-hidden /> }
  return [
    ...(start ? [{ ...meeting, onSelect: start }] : []),
    opening('Rechercher', <SearchOutlined aria-hidden />, 'palette'),
    opening('Réglages', <SettingOutlined aria-hidden />, 'settings'),
  ]
}

/** The shortcuts of every page: what opens over it, and the places of the menu. */
function useShellShortcuts(places: readonly MenuItem[], open: (overlay: Overlay) => void): void {
  const navigate = useNavigate()
  const opening = (label: string, overlay: Overlay): Shortcut => ({
    keys: overlayKeys[overlay],
    label,
    act: () => {
      open(overlay)
    },
  })
  useShortcuts(
    [
      opening('Rechercher partout', 'palette'),
      opening('Raccourcis clavier', 'help'),
      opening('Réglages', 'settings'),
      opening(SNAPSHOT, 'snapshot'),
      ...places.map(({ keys, label, address, children }) => ({
        keys,
        label,
        act: () => {
          void navigate(children?.[0]?.address ?? address)
        },
      })),
    ],
    'everywhere',
  )
}
