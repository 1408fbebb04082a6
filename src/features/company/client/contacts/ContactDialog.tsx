import type { ResourceOf } from '#contract/jsonapi'
import { definitionOf } from '#contract'
import { api } from '#client/api'
import { FlagField, SubmitForm, TextField } from '#client/forms'
import { Button } from '#client/ui/controls'
import { Modal } from '#client/ui/modal'
import { contactFlags } from '#features/company/contract/settings'
import { useSaved } from '../settings/useSaved'

interface ContactDialogProps {
  /** Null: a new one. */
  readonly contact: ResourceOf<'company_contact'> | null
  readonly onClose: () => void
}

/** An address, and for what it is written to. */
export function ContactDialog({ contact, onClose }: ContactDialogProps) {
  const save = useSaved()
  const [create] = api.useCreateMutation()
  const [update] = api.useUpdateMutation()
  return (
    <Modal title={contact ? 'Modifier un contact' : 'Ajouter un contact'} width={520} onClose={onClose}>
      <SubmitForm
        definition={definitionOf('company_contact')}
        initialValues={contact ? { ...contact.attributes } : {}}
        submitLabel="Enregistrer"
        actions={<Button onClick={onClose}>Annuler</Button>}
        onSubmit={async (attributes) => {
          const errors = await save(
            contact
              ? update({ ref: { type: 'company_contact', id: contact.id }, attributes, version: contact.version })
              : create({ type: 'company_contact', attributes }),
            'Le contact est enregistré.',
          )
          if (!errors) onClose()
          return errors
        }}
      >
        <TextField name="email" />
        {Object.keys(contactFlags).map((flag) => (
          <FlagField key={flag} name={flag} />
        ))}
      </SubmitForm>
    </Modal>
  )
}
