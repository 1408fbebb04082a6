import type { ReactNode } from 'react'
import { definitionOf } from '#contract'
import { api } from '#client/api'
import { SubmitForm } from '#client/forms'
import { Button } from '#client/ui/controls'
import { Modal } from '#client/ui/modal'
import type { Contact, ContactType } from './contact'
import { useSaved } from './useSaved'

interface ContactDialogProps<Type extends ContactType> {
  readonly type: Type
  /** Null: a new one. */
  readonly contact: Contact<Type> | null
  readonly onClose: () => void
  /** Its fields. */
  readonly children: ReactNode
}

/** Adds or changes a contact of the firm. */
export function ContactDialog<Type extends ContactType>({
  type,
  contact,
  onClose,
  children,
}: ContactDialogProps<Type>) {
  const save = useSaved()
  const [create] = api.useCreateMutation()
  const [update] = api.useUpdateMutation()
  return (
    <Modal title={contact ? 'Modifier un contact' : 'Ajouter un contact'} width={520} onClose={onClose}>
      <SubmitForm
        definition={definitionOf(type)}
        initialValues={contact ? { ...contact.attributes } : {}}
        submitLabel="Enregistrer"
        actions={<Button onClick={onClose}>Annuler</Button>}
        onSubmit={async (attributes) => {
          const errors = await save(
            contact
              ? update({ ref: { type, id: contact.id }, attributes, version: contact.version })
              : create({ type, attributes }),
            'Le contact est enregistré.',
          )
          if (!errors) onClose()
          return errors
        }}
      >
        {children}
      </SubmitForm>
    </Modal>
  )
}
