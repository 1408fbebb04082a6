import { CameraOutlined, LogoutOutlined, UserOutlined } from '@ant-design/icons'
import { Link } from 'react-router-dom'
import { selectUser } from '#client/session'
import { useAppSelector } from '#client/store'
import { PopupItem, PopupPanel } from '#client/ui/layout'
import { accountAddress } from '#features/account/contract'
import { useKnownRoutes } from '#client/screens'
import { SNAPSHOT } from '#client/screens/snapshot'

interface AccountMenuProps {
  readonly onSnapshot: () => void
  readonly onLogOut: () => void
}

/** The initials of the person; behind them, who they are, their account, what the support needs and the way out. */
export function AccountMenu({ onSnapshot, onLogOut }: AccountMenuProps) {
  const user = useAppSelector(selectUser)?.attributes
  const knows = useKnownRoutes()
  if (!user) return null
  const name = [user.first_name, user.last_name].filter(Boolean).join(' ')
  const initials = name
    .split(' ')
    .map(([initial]) => initial)
    .slice(0, 2)
    .join('')
    .toUpperCase()
  return (
    <PopupPanel
      buttonClass="account-button"
      face={
        <>
          <span aria-hidden>{initials}</span>
          <span className="visually-hidden">Compte de {name}</span>
        </>
      }
    >
      {(close) => (
        <>
          <p>
            <strong>{name}</strong>
            <br />
            {user.email}
          </p>
          {knows(accountAddress) && (
            <Link to={accountAddress} className="popup-item" onClick={close}>
              <UserOutlined aria-hidden />
              Mon compte
            </Link>
          )}
          <PopupItem
            icon={<CameraOutlined aria-hidden />}
            onChoose={() => {
              close()
              onSnapshot()
            }}
          >
            {SNAPSHOT}
          </PopupItem>
          <PopupItem
            icon={<LogoutOutlined aria-hidden />}
            onChoose={() => {
              close()
              onLogOut()
            }}
          >
            Déconnexion
          </PopupItem>
        </>
      )}
    </PopupPanel>
  )
}
