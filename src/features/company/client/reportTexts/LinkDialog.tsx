import { text } from '#contract/fields'
import { SubmitForm, TextField } from '#client/forms'
import { Button } from '#client/ui/controls'
import { Modal } from '#client/ui/modal'

const entry = {
  fields: {
    text: text({ label: 'Texte du lien', required: true }),
    href: text({ label: 'Adresse', help: 'Par exemple https://www.exemple.fr', required: true, maxLength: 2_000 }),
  },
}

interface LinkDialogProps {
  readonly selected: string
  readonly onLink: (link: { readonly href: string; readonly text: string }) => void
  readonly onClose: () => void
}

/** Where some words lead. */
export const LinkDialog = ({ selected, onLink, onClose }: LinkDialogProps) => (
  <Modal title="Insérer un lien" width={480} onClose={onClose}>
    <SubmitForm
      definition={entry}
      initialValues={{ text: selected }}
      submitLabel="Insérer"
      actions={<Button onClick={onClose}>Annuler</Button>}
      onSubmit={(link) => {
        const isSafe = URL.canParse(link.href) && ['http:', 'https:', 'mailto:'].includes(new URL(link.href).protocol)
        if (!isSafe) return Promise.resolve({ href: ['Une adresse est attendue, comme https://www.exemple.fr'] })
        onLink(link)
        onClose()
        return Promise.resolve(undefined)
      }}
    >
      <TextField name="text" />
      <TextField name="href" />
    </SubmitForm>
  </Modal>
)
