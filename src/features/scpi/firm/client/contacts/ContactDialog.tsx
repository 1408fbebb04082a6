import type { ResourceOf } from '#contract/jsonapi'
import { api } from '#client/api'
import { ChoiceField, SubmitForm, TextField } from '#client/forms'
import { Button } from '#client/ui/controls'
import { Modal } from '#client/ui/modal'
import { scpiContact } from '#features/scpi/firm/contract'
import { useSaved } from '../useSaved'

interface ContactDialogProps {
  /** Null: a new one. */
  readonly contact: ResourceOf<'scpi_contact'> | null
  readonly onClose: () => void
}

/** Somebody of the firm, and what they do there. */
export function ContactDialog({ contact, onClose }: ContactDialogProps) {
  const save = useSaved()
  const [create] = api.useCreateMutation()
  const [update] = api.useUpdateMutation()
  return (
    <Modal title={contact ? 'Modifier un contact' : 'Ajouter un contact'} width={520} onClose={onClose}>
      <SubmitForm
        definition={scpiContact}
        initialValues={contact ? { ...contact.attributes } : {}}
        submitLabel="Enregistrer"
        actions={<Button onClick={onClose}>Annuler</Button>}
        onSubmit={async (attributes) => {
          const errors = await save(
            contact
              ? update({ ref: { type: 'scpi_contact', id: contact.id }, attributes, version: contact.version })
              : create({ type: 'scpi_contact', attributes }),
            'Le contact est enregistré.',
          )
          if (!errors) onClose()
          return errors
        }}
      >
        <div className="scpi-firm-fields">
          <TextField name="firstname" />
          <TextField name="lastname" />
        </div>
        <TextField name="email" />
        <TextField name="phone" />
        <ChoiceField name="role" />
      </SubmitForm>
    </Modal>
  )
}
