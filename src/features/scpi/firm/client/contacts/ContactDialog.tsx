import type { ResourceOf } from '#contract/jsonapi'
import { ChoiceField, TextField } from '#client/forms'
import { ContactDialog as Dialog } from '#client/screens/firm'

interface ContactDialogProps {
  /** Null: a new one. */
  readonly contact: ResourceOf<'scpi_contact'> | null
  readonly onClose: () => void
}

/** Somebody of the firm, and what they do there. */
export const ContactDialog = ({ contact, onClose }: ContactDialogProps) => (
  <Dialog type="scpi_contact" contact={contact} onClose={onClose}>
    <div className="scpi-firm-fields">
      <TextField name="firstname" />
      <TextField name="lastname" />
    </div>
    <TextField name="email" />
    <TextField name="phone" />
    <ChoiceField name="role" />
  </Dialog>
)
