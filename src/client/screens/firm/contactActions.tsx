import { Button } from '#client/ui/controls'
import type { Column } from '#client/ui/table'
import type { Contact, ContactType } from './contact'

interface ContactActions<Type extends ContactType> {
  readonly edit: (contact: Contact<Type>) => void
  readonly remove: (contact: Contact<Type>) => Promise<void>
}

/** The column of what may be done with a contact. */
export const contactActions = <Type extends ContactType>({
  edit,
  remove,
}: ContactActions<Type>): Column<Contact<Type>> => ({
  key: 'actions',
  title: 'Actions',
  align: 'end',
  cell: (contact) => {
    const of = <span className="visually-hidden"> ({contact.attributes.email})</span>
    return (
      <>
        <Button
          size="small"
          onClick={() => {
            edit(contact)
          }}
        >
          Modifier
          {of}
        </Button>{' '}
        <Button size="small" danger onClick={() => void remove(contact)}>
          Supprimer
          {of}
        </Button>
      </>
    )
  },
})
