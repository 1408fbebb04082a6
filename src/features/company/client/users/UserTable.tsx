import { CheckCircleOutlined, ClockCircleOutlined, MoreOutlined, StopOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { userStatuses } from '#contract/identity'
import { givenRoles } from '#features/company/contract'
import { selectRelated } from '#client/entities'
import { selectUser } from '#client/session'
import { useAppSelector } from '#client/store'
import { formatDate, formatTime, StatusTag, type Tone } from '#client/ui'
import { ActionMenu, MenuChoices } from '#client/ui/menu'
import { DataTable, type Column } from '#client/ui/table'
import { nameOf, roleLabels, rolesOf, type User } from './user'
import { useUserChoices } from './useUserChoices'

const looks: Readonly<Record<keyof typeof userStatuses, { readonly tone: Tone; readonly icon: ReactNode }>> = {
  invited: { tone: 'info', icon: <ClockCircleOutlined aria-hidden /> },
  active: { tone: 'success', icon: <CheckCircleOutlined aria-hidden /> },
  suspended: { tone: 'warning', icon: <StopOutlined aria-hidden /> },
}

const columns: readonly [Column<User>, ...Column<User>[]] = [
  { key: 'last_name', title: 'Nom', cell: (user) => <Name user={user} />, width: 220 },
  { key: 'roles', title: 'Rôles', cell: roleLabels, width: 200 },
  { key: 'business_centers', title: 'Agences', cell: (user) => <Agencies user={user} />, width: 160 },
  { key: 'status', title: 'État', cell: (user) => <Status user={user} />, width: 180 },
  { key: 'last_active_at', title: 'Dernière activité', cell: lastActivity, width: 160 },
]

function Name({ user }: { user: User }) {
  const name = nameOf(user)
  const { email } = user.attributes
  return (
    <span className="user-name">
      {name}
      {email !== name && <span className="user-email">{email}</span>}
    </span>
  )
}

function Agencies({ user }: { user: User }) {
  const centers = useAppSelector((state) =>
    selectRelated(state, 'business_center', user.relationships['business_centers']),
  )
  return centers.length === 0 ? '—' : centers.map(({ attributes: { name } }) => name).join(', ')
}

function Status({ user: { attributes } }: { user: User }) {
  const { status, invitation_expires_at: ends } = attributes
  if (!status) return '—'
  return (
    <>
      <StatusTag {...looks[status]}>{userStatuses[status]}</StatusTag>
      {ends && <span className="user-email">jusqu’au {formatDate(ends)}</span>}
    </>
  )
}

function lastActivity({ attributes: { last_active_at: at } }: User): string {
  return at ? `${formatDate(at)} à ${formatTime(at)}` : 'Jamais'
}

interface UserTableProps {
  readonly users: readonly User[]
  readonly mayEdit: boolean
  readonly onOpen: (kind: 'change' | 'transfer', user: User) => void
}

export function UserTable({ users, mayEdit, onOpen }: UserTableProps) {
  const viewer = useAppSelector(selectUser)
  const given: readonly string[] = givenRoles(viewer ? rolesOf(viewer) : [])
  const choicesOf = useUserChoices(onOpen)
  const acting: Column<User> = {
    key: 'actions',
    title: 'Actions',
    align: 'end',
    width: 88,
    pinned: true,
    // Nobody decides of who has a role that they may not give.
    cell: (user) =>
      rolesOf(user).every((role) => given.includes(role)) && (
        <ActionMenu name={`Actions sur ${nameOf(user)}`} face={<MoreOutlined aria-hidden />}>
          {(menu) => <MenuChoices {...menu} choices={choicesOf(user)} />}
        </ActionMenu>
      ),
  }
  return (
    <DataTable
      caption="Utilisateurs"
      columns={mayEdit ? [...columns, acting] : columns}
      rows={users}
      rowKey={({ id }) => id}
    />
  )
}
