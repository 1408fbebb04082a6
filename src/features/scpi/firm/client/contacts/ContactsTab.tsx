import { useState } from 'react'
import { PlusOutlined } from '@ant-design/icons'
import { useSearchParams } from 'react-router-dom'
import { allows } from '#contract/access'
import type { ResourceOf } from '#contract/jsonapi'
import { selectHeldRights } from '#client/session'
import { useAppSelector, useResourceList } from '#client/store'
import { whyNotRead } from '#client/transport'
import { Card, Empty, ErrorBlock, Skeleton } from '#client/ui'
import { contactActions, useContactRemoval } from '#client/screens/firm'
import { Button } from '#client/ui/controls'
import { DataTable, Pagination, type Column } from '#client/ui/table'
import { contactRoles } from '#features/scpi/firm/contract'
import { ContactDialog } from './ContactDialog'

type Contact = ResourceOf<'scpi_contact'>
const PAGE = 30
/** `?nouveau` opens the form, for who comes to add one. */
const NEW = 'nouveau'

/** Whom one writes to in the firm. */
export function ContactsTab() {
  const mayEdit = allows(useAppSelector(selectHeldRights), 'manageScpiCompany')
  const [params, setParams] = useSearchParams()
  const [edited, edit] = useState<Contact | 'new' | undefined>(params.has(NEW) && mayEdit ? 'new' : undefined)
  const add = mayEdit && (
    <Button
      type="primary"
      icon={<PlusOutlined aria-hidden />}
      onClick={() => {
        edit('new')
      }}
    >
      Ajouter un contact
    </Button>
  )
  return (
    <>
      <title>Contacts · Cabinet · Solive</title>
      <Card title="Contacts" sentence="À qui s’adressent clients, partenaires et autorités." actions={add}>
        <ContactTable onEdit={mayEdit ? edit : undefined} />
        {edited !== undefined && (
          <ContactDialog
            contact={edited === 'new' ? null : edited}
            onClose={() => {
              edit(undefined)
              if (params.has(NEW)) setParams({}, { replace: true })
            }}
          />
        )}
      </Card>
    </>
  )
}

/** Their name; their address where there is none. */
const nameOfContact = ({ attributes: { firstname, lastname, email } }: Contact): string =>
  [firstname, lastname].filter(Boolean).join(' ') || (email ?? '—')

const removal = {
  type: 'scpi_contact',
  nameOf: nameOfContact,
  consequence: 'Ce contact quitte la liste du cabinet.',
} as const

/** @param onEdit for who may change contacts */
function ContactTable({ onEdit }: { readonly onEdit: ((contact: Contact) => void) | undefined }) {
  const [number, setNumber] = useState(1)
  const { resources, page, failure, isFetching, refetch } = useResourceList('scpi_contact', {
    page: { number, size: PAGE },
  })
  const remove = useContactRemoval(removal)
  if (failure && !page) return <ErrorBlock message={whyNotRead(failure)} onRetry={refetch} />
  if (!page) return <Skeleton lines={4} />
  if (page.total === 0) return <Empty title="Aucun contact" sentence="Le premier peut être celui des réclamations." />
  return (
    <>
      <DataTable
        caption="Contacts du cabinet"
        columns={onEdit ? [...columns, contactActions({ edit: onEdit, remove })] : columns}
        rows={resources}
        rowKey={({ id }) => id}
        isBusy={isFetching}
      />
      {page.total > PAGE && <Pagination page={number} pageSize={PAGE} total={page.total} onPage={setNumber} />}
    </>
  )
}

const columns: readonly [Column<Contact>, ...Column<Contact>[]] = [
  { key: 'name', title: 'Nom', cell: (contact) => nameOfContact(contact) },
  {
    key: 'email',
    title: 'Adresse e-mail',
    cell: ({ attributes: { email } }) => (email ? <a href={`mailto:${email}`}>{email}</a> : '—'),
  },
  { key: 'phone', title: 'Téléphone', cell: ({ attributes: { phone } }) => phone ?? '—' },
  { key: 'role', title: 'Fonction', cell: ({ attributes: { role } }) => (role ? contactRoles[role] : '—') },
]
