import { Suspense, useState } from 'react'
import { Link, Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom'
import { selectHasUnsaved } from '#client/autosave'
import { loginAddress, selectSession, selectSettings, settingsChanged } from '#client/session'
import { useAppDispatch, useAppSelector } from '#client/store'
import type { Hosts } from '#client/transport'
import { AppLayout } from '#client/ui/layout'
import { lazyPart } from '#client/ui/lazy'
import { useShortcuts } from '#client/screens/keyboard'
import { SNAPSHOT } from '#client/screens/snapshot'
import { useIsMeeting } from '#client/screens'
import { useMeetingRecord } from './meeting/useMeetingRecord'
import { Overlays, type Overlay } from './Overlays'
import { PALETTE } from './palette/keys'
import { Situation } from './Situation'
import { Tools } from './Tools'
import { useHeadingFocus } from './useHeadingFocus'
import { useKeyboard } from './useKeyboard'
import { useLeaveWarning } from './useLeaveWarning'
import { useLogo } from './useLogo'
import { useLogOut } from './useLogOut'
import { useMenu } from './useMenu'
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
 * something that is not saved, the login comes to the page.
 */
export function Shell({ hosts }: ShellProps) {
  const { status, errorCode } = useAppSelector(selectSession)
  const hasUnsaved = useAppSelector(selectHasUnsaved)
  const isMeeting = useIsMeeting()
  const { pathname, search } = useLocation()
  useMeetingRecord()
  const isOver = status === 'loggedOut' || (status === 'expired' && !hasUnsaved)
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
  return isMeeting ? (
    <Suspense>
      <MeetingFrame pathname={pathname} />
    </Suspense>
  ) : (
    <Frame hosts={hosts} pathname={pathname} />
  )
}

function Frame({ hosts, pathname }: ShellProps & { pathname: string }) {
  const { status } = useAppSelector(selectSession)
  const { entries, current, actions } = useMenu(hosts)
  const { isMenuPinned, areShortcutsOn } = useAppSelector(selectSettings)
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const logOut = useLogOut(hosts)
  const [opened, open] = useState<Overlay | null>(null)
  const close = () => {
    open(null)
  }
  useLeaveWarning()
  useHeadingFocus(pathname)
  useKeyboard(areShortcutsOn)
  useShortcuts(
    [
      {
        keys: PALETTE,
        label: 'Rechercher partout',
        act: () => {
          open('palette')
        },
      },
      {
        keys: '?',
        label: 'Raccourcis clavier',
        act: () => {
          open('help')
        },
      },
      {
        keys: 'g r',
        label: 'Réglages',
        act: () => {
          open('settings')
        },
      },
      {
        keys: 'g i',
        label: SNAPSHOT,
        act: () => {
          open('snapshot')
        },
      },
      ...entries.map(({ keys, label, address, children }) => ({
        keys,
        label,
        act: () => {
          void navigate(children?.[0]?.address ?? address)
        },
      })),
    ],
    'everywhere',
  )

  // The entry of the menu is on the professional host only (specification §2); the account is on both, and who has the SCPI area alone leaves here.
  const onLogOut = () => {
    void logOut()
  }
  return (
    <AppLayout
      logo={useLogo()}
      entries={entries}
      current={current}
      actions={actions}
      link={Link}
      banner={<Situation />}
      isPinned={isMenuPinned}
      onPin={(isPinned) => {
        dispatch(settingsChanged({ isMenuPinned: isPinned }))
      }}
      tools={
        <Tools
          onSearch={() => {
            open('palette')
          }}
          onSettings={() => {
            open('settings')
          }}
          onSnapshot={() => {
            open('snapshot')
          }}
          onLogOut={onLogOut}
        />
      }
    >
      <Outlet />
      {status === 'expired' && (
        <Suspense>
          <LoginDialog />
        </Suspense>
      )}
      <Overlays opened={opened} places={entries} onClose={close} />
    </AppLayout>
  )
}
