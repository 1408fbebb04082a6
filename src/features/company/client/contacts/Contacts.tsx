import { useState } from 'react'
import { CheckOutlined, PlusOutlined } from '@ant-design/icons'
import { messages } from '#contract'
import { allows } from '#contract/access'
import type { ResourceOf } from '#contract/jsonapi'
import { contactActions, useContactRemoval } from '#client/screens/firm'
import { selectHeldRights } from '#client/session'
import { useAppSelector, useResourceList } from '#client/store'
import { Card, Empty, ErrorBlock, Skeleton } from '#client/ui'
import { Button } from '#client/ui/controls'
import { DataTable, type Column } from '#client/ui/table'
import { contactFlags, type ContactFlag } from '#features/company/contract/settings'
import '../settings/api'
import { ContactDialog } from './ContactDialog'

type Contact = ResourceOf<'company_contact'>

const isFlag = (name: string): name is ContactFlag => Object.hasOwn(contactFlags, name)
const flags = Object.keys(contactFlags).filter(isFlag)

const removal = {
  type: 'company_contact',
  nameOf: ({ attributes: { email } }: Contact) => email ?? 'ce contact',
  consequence: 'Cette adresse ne recevra plus aucun message de la société.',
} as const

/** Whom the messages of the firm go to, and for what nobody is told. */
export function Contacts() {
  const mayEdit = allows(useAppSelector(selectHeldRights), 'editCompanySettings')
  const { resources: contacts, isComplete, failure, refetch } = useResourceList('company_contact')
  const [edited, edit] = useState<Contact | 'new'>()
  const remove = useContactRemoval(removal)
  return (
    <Card
      title="Contacts"
      sentence="Qui reçoit les messages de la société. Le contact conseiller (ADV) est montré à tous les conseillers."
      actions={
        mayEdit && (
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
      }
    >
      {failure && !isComplete && <ErrorBlock message={messages.technical} onRetry={refetch} />}
      {!failure && !isComplete && <Skeleton lines={4} />}
      {isComplete && <Missing contacts={contacts} />}
      {isComplete && contacts.length === 0 && <Empty title="Aucun contact" />}
      {contacts.length > 0 && (
        <DataTable
          caption="Contacts de la société"
          columns={mayEdit ? [...columns, contactActions({ edit, remove })] : columns}
          rows={contacts}
          rowKey={({ id }) => id}
        />
      )}
      {edited !== undefined && (
        <ContactDialog
          contact={edited === 'new' ? null : edited}
          onClose={() => {
            edit(undefined)
          }}
        />
      )}
    </Card>
  )
}

/** For what nobody is told. */
function Missing({ contacts }: { readonly contacts: readonly Contact[] }) {
  const missing = flags.filter((flag) => !contacts.some(({ attributes }) => attributes[flag] === true))
  if (missing.length === 0) return null
  return (
    <ul className="company-warnings" role="status">
      {missing.map((flag) => (
        <li key={flag}>Personne ne reçoit&nbsp;: {contactFlags[flag]}.</li>
      ))}
    </ul>
  )
}

const columns: readonly [Column<Contact>, ...Column<Contact>[]] = [
  { key: 'email', title: 'Adresse', cell: ({ attributes }) => attributes.email ?? '—' },
  ...flags.map((flag) => ({
    key: flag,
    title: contactFlags[flag].replace('Contact ', ''),
    cell: ({ attributes }: Contact) =>
      attributes[flag] === true ? <CheckOutlined aria-label="Oui" /> : <span aria-label="Non">—</span>,
  })),
]
