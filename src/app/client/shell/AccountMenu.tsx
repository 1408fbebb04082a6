import type { ReactNode } from 'react'
import { CameraOutlined, DeleteOutlined, LogoutOutlined, UserOutlined } from '@ant-design/icons'
import { Avatar } from 'antd'
import { Link } from 'react-router-dom'
import { selectUser } from '#client/session'
import { useAppSelector } from '#client/store'
import { ActionMenu, MenuChoices } from '#client/ui/menu'
import { accountAddress } from '#features/account/contract'
import { trashAddress } from '#features/company/contract'
import { useMayOpen } from '#client/screens/reach'
import { SNAPSHOT } from '#client/screens/snapshot'

interface AccountMenuProps {
  readonly onSnapshot: () => void
  readonly onLogOut: () => void
}

const place = (address: string, label: string, icon: ReactNode) => ({
  key: address,
  address,
  label: <Link to={address}>{label}</Link>,
  icon,
})

const places = [
  place(accountAddress, 'Mon compte', <UserOutlined aria-hidden />),
  place(trashAddress, 'Corbeille', <DeleteOutlined aria-hidden />),
]

/** The initials of the person; behind them, who they are, their account, what the support needs and the way out. */
export function AccountMenu({ onSnapshot, onLogOut }: AccountMenuProps) {
  const user = useAppSelector(selectUser)?.attributes
  const mayOpen = useMayOpen()
  if (!user) return null
  const name = [user.first_name, user.last_name].filter(Boolean).join(' ')
  const snapshot = { key: 'snapshot', label: SNAPSHOT, icon: <CameraOutlined aria-hidden />, onChoose: onSnapshot }
  const leave = { key: 'leave', label: 'Déconnexion', icon: <LogoutOutlined aria-hidden />, onChoose: onLogOut }
  return (
    <ActionMenu
      name={`Compte de ${name}`}
      face={
        <Avatar className="account-initials" aria-hidden>
          {initialsOf(name)}
        </Avatar>
      }
      buttonClass="account-button"
    >
      {(menu) => (
        <MenuChoices
          {...menu}
          heading={
            <>
              <strong>{name}</strong>
              <br />
              {user.email}
            </>
          }
          choices={[...places.filter(({ address }) => mayOpen(address)), snapshot, leave]}
        />
      )}
    </ActionMenu>
  )
}

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map(([initial]) => initial)
    .slice(0, 2)
    .join('')
    .toUpperCase()
