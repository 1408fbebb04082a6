import type { ReactNode } from 'react'
import { FormOutlined, HomeOutlined, IdcardOutlined, LogoutOutlined } from '@ant-design/icons'
import { Navigate, NavLink, Outlet, useLocation, useMatch } from 'react-router-dom'
import { selectHasUnsaved } from '#client/autosave'
import { useConfirm, useToast } from '#client/feedback'
import { useOnline } from '#client/screens'
import { logOut, selectSession } from '#client/session'
import { useAppDispatch, useAppSelector } from '#client/store'
import { Button } from '#client/ui/controls'
import { Logo } from '#client/ui/layout'
import {
  portalAddress,
  portalChapters,
  portalInformationAddress,
  portalProfileAddress,
} from '#features/scpi/portal/contract'
import { portalLogin } from '../addresses'
import '../portal.css'

interface Place {
  readonly address: string
  readonly label: string
  readonly icon: ReactNode
  /** It has pages under it. */
  readonly isWhole?: true
}

const places: readonly Place[] = [
  { address: portalAddress, label: 'Accueil', icon: <HomeOutlined aria-hidden /> },
  { address: portalProfileAddress(), label: 'Mon profil', icon: <FormOutlined aria-hidden />, isWhole: true },
  { address: portalInformationAddress, label: 'Mes informations', icon: <IdcardOutlined aria-hidden /> },
]

/** What surrounds the pages of a client who is in: where he may go, and the way out. Once his session has ended, the login. */
export function PortalShell() {
  const { status, errorCode } = useAppSelector(selectSession)
  const { pathname, search } = useLocation()
  const isFocused = useIsFocused()
  if (status === 'expired' || status === 'loggedOut')
    return <Navigate replace to={portalLogin({ errorCode, redirectUrl: `${pathname}${search}` })} />
  return (
    <div className={isFocused ? 'portal portal-focused' : 'portal'}>
      <div className="skip-links">
        <a href="#content">Aller au contenu</a>
      </div>
      {!isFocused && (
        <header className="portal-header">
          <Logo />
          <LogOut />
        </header>
      )}
      <Offline />
      {!isFocused && <Menu />}
      <main id="content" className="portal-page" tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  )
}

/** Whether the page is a chapter of the questionnaire: it has its own way out, and nothing else around it. */
function useIsFocused(): boolean {
  const chapter = useMatch(`${portalProfileAddress()}/:chapter`)?.params.chapter
  return chapter !== undefined && Object.hasOwn(portalChapters, chapter)
}

const Menu = () => (
  <nav className="portal-menu" aria-label="Menu">
    {places.map(({ address, label, icon, isWhole }) => (
      <NavLink key={address} end={isWhole !== true} to={address}>
        {icon}
        <span>{label}</span>
      </NavLink>
    ))}
  </nav>
)

function Offline() {
  const isOnline = useOnline()
  return (
    <div role="status">
      {!isOnline && <p className="portal-offline">Hors connexion — ce que vous saisissez est gardé sur cet appareil</p>}
    </div>
  )
}

function LogOut() {
  const dispatch = useAppDispatch()
  const confirm = useConfirm()
  const toast = useToast()
  const isUnsaved = useAppSelector(selectHasUnsaved)
  const leave = async () => {
    const isSure =
      !isUnsaved ||
      (await confirm({
        question: 'Se déconnecter maintenant\u202f?',
        consequence:
          'Une partie de votre saisie n’est pas encore enregistrée. Elle reste sur cet appareil, et le sera à votre prochaine connexion.',
        yes: 'Se déconnecter',
      }))
    if (!isSure) return
    const failure = await dispatch(logOut({ kept: isUnsaved }))
    if (failure) toast({ type: 'error', message: failure.message })
  }
  return (
    <Button type="text" icon={<LogoutOutlined aria-hidden />} onClick={() => void leave()}>
      Se déconnecter
    </Button>
  )
}
