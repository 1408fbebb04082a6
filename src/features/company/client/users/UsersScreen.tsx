import { useState } from 'react'
import { UserAddOutlined } from '@ant-design/icons'
import { messages } from '#contract'
import { allows } from '#contract/access'
import { selectHeldRights } from '#client/session'
import { useAppSelector, useResourceList } from '#client/store'
import { Card, Empty, ErrorBlock, Skeleton } from '#client/ui'
import { Button } from '#client/ui/controls'
import { Pagination } from '#client/ui/table'
import { CompanyPage } from '../CompanyPage'
import { TransferDialog } from './TransferDialog'
import { UserDialog } from './UserDialog'
import { UserTable } from './UserTable'
import type { User } from './user'

/** What stands over the list: a new user, one that changes, or one whose files go to somebody else. */
type Open = { readonly kind: 'invite' } | { readonly kind: 'change' | 'transfer'; readonly user: User }

/** Those who log in for the firm: who is there, who is invited, who may do what. */
export function UsersScreen() {
  const mayEdit = allows(useAppSelector(selectHeldRights), 'editCompanySettings')
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => {
    setOpen(null)
  }
  const invite = (
    <Button
      type="primary"
      icon={<UserAddOutlined aria-hidden />}
      onClick={() => {
        setOpen({ kind: 'invite' })
      }}
    >
      Inviter
    </Button>
  )
  return (
    <CompanyPage title="Utilisateurs">
      <Card
        title="Utilisateurs"
        sentence="Un changement de rôle, une suspension ou un transfert prend effet tout de suite."
        actions={mayEdit && invite}
      >
        <Users
          mayEdit={mayEdit}
          onOpen={(kind, user) => {
            setOpen({ kind, user })
          }}
        />
      </Card>
      {open?.kind === 'transfer' && <TransferDialog user={open.user} onClose={close} />}
      {(open?.kind === 'change' || open?.kind === 'invite') && (
        <UserDialog user={open.kind === 'change' ? open.user : null} onClose={close} />
      )}
    </CompanyPage>
  )
}

const PAGE = 50

interface UsersProps {
  readonly mayEdit: boolean
  readonly onOpen: (kind: 'change' | 'transfer', user: User) => void
}

function Users({ mayEdit, onOpen }: UsersProps) {
  const [number, setNumber] = useState(1)
  const { resources, page, failure, refetch } = useResourceList('user', {
    include: ['business_centers'],
    page: { number, size: PAGE },
  })
  if (failure && !page)
    return <ErrorBlock message={failure.kind === 'http' ? messages.technical : failure.message} onRetry={refetch} />
  if (!page) return <Skeleton lines={6} />
  if (page.total === 0) return <Empty title="Aucun utilisateur" />
  return (
    <>
      <UserTable users={resources} mayEdit={mayEdit} onOpen={onOpen} />
      <Pagination page={number} pageSize={PAGE} total={page.total} onPage={setNumber} />
    </>
  )
}
