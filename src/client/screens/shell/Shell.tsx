import { useState } from 'react'
import { CustomerServiceOutlined, FolderOpenOutlined, LogoutOutlined, SettingOutlined } from '@ant-design/icons'
import { Link, Navigate, Outlet, useLocation } from 'react-router-dom'
import { allows, type Action } from '#contract/access'
import { selectHasUnsaved } from '#client/autosave'
import { loginAddress, selectPermissions, selectSession } from '#client/session'
import { useAppSelector } from '#client/store'
import type { Hosts } from '#client/transport'
import { AppLayout, type MenuEntry } from '#client/ui/layout'
import { clientFilesAddress } from '../addresses'
import { SUPPORT_EMAIL } from '../support'
import { LoginDialog } from './LoginDialog'
import { SettingsDrawer } from './SettingsDrawer'
import { Situation } from './Situation'
import { useLeaveWarning } from './useLeaveWarning'
import { useLogo } from './useLogo'
import { useLogOut } from './useLogOut'
import { useKeyboard } from './useKeyboard'

interface ShellProps {
  readonly hosts: Hosts
}

interface ScreenEntry extends MenuEntry {
  readonly action: Action
}

/** The screens that exist, in the order of the menu. */
const entries: readonly ScreenEntry[] = [
  { address: clientFilesAddress, label: 'Dossiers clients', icon: <FolderOpenOutlined aria-hidden />, action: 'readClientFiles' },
]

/**
 * What surrounds every screen that needs a login. When the session ends, it leads to the login page, and back from there; over
 * something that is not saved, the login comes to the page.
 */
export function Shell({ hosts }: ShellProps) {
  const { status, errorCode } = useAppSelector(selectSession)
  const hasUnsaved = useAppSelector(selectHasUnsaved)
  const { pathname, search } = useLocation()
  const isOver = status === 'loggedOut' || (status === 'expired' && !hasUnsaved)
  if (isOver) return <Navigate replace to={loginAddress(errorCode === null ? {} : { errorCode, redirectUrl: `${pathname}${search}` })} />
  if (hosts.isFramed) return <main id="content"><Outlet /></main>
  return <Frame hosts={hosts} pathname={pathname} />
}

function Frame({ hosts, pathname }: ShellProps & { pathname: string }) {
  const permissions = useAppSelector(selectPermissions)
  const { status } = useAppSelector(selectSession)
  const [areSettingsOpen, openSettings] = useState(false)
  const logOut = useLogOut(hosts)
  useLeaveWarning()
  useKeyboard(true)
  const allowed = entries.filter(({ action }) => allows(permissions, action))
  const support = { label: 'Contact support', icon: <CustomerServiceOutlined aria-hidden />, onSelect: () => { location.assign(`mailto:${SUPPORT_EMAIL}`) } }
  const settings = { label: 'Réglages', icon: <SettingOutlined aria-hidden />, onSelect: () => { openSettings(true) } }
  const logout = { label: 'Déconnexion', icon: <LogoutOutlined aria-hidden />, onSelect: () => { void logOut() } }
  return (
    <AppLayout
      logo={useLogo()} entries={allowed} current={allowed.find(({ address }) => pathname.startsWith(address))?.address} link={Link}
      actions={hosts.area === 'professional' ? [support, settings, logout] : [support, settings]} banner={<Situation />}
    >
      <Outlet />
      {status === 'expired' && <LoginDialog />}
      <SettingsDrawer isOpen={areSettingsOpen} onClose={() => { openSettings(false) }} />
    </AppLayout>
  )
}
