import type { ResourceOf } from '#contract/jsonapi'
import { FlagField, TextField } from '#client/forms'
import { ContactDialog as Dialog } from '#client/screens/firm'
import { contactFlags } from '#features/company/contract/settings'

interface ContactDialogProps {
  /** Null: a new one. */
  readonly contact: ResourceOf<'company_contact'> | null
  readonly onClose: () => void
}

/** An address, and for what it is written to. */
export const ContactDialog = ({ contact, onClose }: ContactDialogProps) => (
  <Dialog type="company_contact" contact={contact} onClose={onClose}>
    <TextField name="email" />
    {Object.keys(contactFlags).map((flag) => (
      <FlagField key={flag} name={flag} />
    ))}
  </Dialog>
)
