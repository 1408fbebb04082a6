import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Flex } from 'antd'
import { Link, Navigate, NavLink, Outlet, useLocation } from 'react-router-dom'
import { PageHeader } from '#client/ui'
import { PageBody, useMediaQuery } from '#client/ui/layout'
import { accountAddress } from '#features/account/contract'
import { allows } from '#contract/access'
import { selectHeldRights } from '#client/session'
import { useAppSelector } from '#client/store'
import { useRelated } from './useRelated'
import './account.css'

const useHasRoomForTabs = () => useMediaQuery('(width >= 768px)')

/** One's own account. On a phone, the list of its parts is a page, and each part another. */
export function AccountScreen() {
  const { pathname } = useLocation()
  const isIndex = pathname.replace(/\/$/, '') === accountAddress
  const hasRoomForTabs = useHasRoomForTabs()
  return (
    <>
      <title>Mon compte · Solive</title>
      <PageHeader title="Mon compte" />
      <PageBody>
        <div className="account">
          {hasRoomForTabs || isIndex ? (
            <Tabs />
          ) : (
            <Link className="account-back" to={accountAddress}>
              <LeftOutlined aria-hidden />
              Toutes les rubriques
            </Link>
          )}
          <Flex vertical gap={24}>
            <Outlet />
          </Flex>
        </div>
      </PageBody>
    </>
  )
}

function Tabs() {
  return (
    <nav aria-label="Rubriques du compte">
      <ul className="account-tabs">
        {useTabs().map(({ address, label }) => (
          <li key={address}>
            <NavLink to={address} className="account-tab">
              {label}
              <RightOutlined aria-hidden />
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Where there is room, the account opens on its first part. */
export function AccountIndex() {
  return useHasRoomForTabs() ? <Navigate replace to={`${accountAddress}/profil`} /> : null
}

interface Tab {
  readonly address: string
  readonly label: string
}

const tab = (path: string, label: string): Tab => ({ address: `${accountAddress}/${path}`, label })
const tokens = tab('jetons', 'Jetons d’API')
const tabs: readonly Tab[] = [
  tab('profil', 'Profil'),
  tab('mot-de-passe', 'Mot de passe'),
  tab('second-facteur', 'Second facteur'),
  tab('sessions', 'Sessions'),
  tokens,
  tab('notifications', 'Notifications'),
  tab('appareil', 'Cet appareil'),
  tab('accessibilite', 'Accessibilité'),
]

/** The parts of the account. Who may not make tokens sees theirs as long as there are any. */
function useTabs(): readonly Tab[] {
  const mayManage = allows(useAppSelector(selectHeldRights), 'manageTokens')
  const hasTokens = useRelated('token', 'tokens').length > 0
  return mayManage || hasTokens ? tabs : tabs.filter((one) => one !== tokens)
}
