import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Flex } from 'antd'
import { Link, Navigate, NavLink, Outlet, useLocation } from 'react-router-dom'
import { PageHeader } from '#client/ui'
import { PageBody, useMediaQuery } from '#client/ui/layout'
import { accountAddress } from '#features/account/contract'
import { useTabs } from './useTabs'
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
