import { useEffect, useState, type RefObject } from 'react'
import { useFormikContext } from 'formik'
import type { CompleteAttributesOf } from '#contract'
import { demoRequest } from '#features/account/contract'
import { errorsOf } from '#client/api'
import { EntryForm, TextField } from '#client/forms'
import { Button } from '#client/ui/controls'
import { DialogDescription, Modal } from '#client/ui/modal'
import { useEntrance } from './EntranceContext'
import { askForDemo } from './useDemoRequests'

interface DialogProps {
  /** What was typed before the dialog was last closed; told of what is typed now. */
  readonly typed: RefObject<object>
  readonly onClose: () => void
}

/** Somebody without an account asks to be shown the application. */
export function DemoDialog({ typed, onClose }: DialogProps) {
  const [sentTo, setSentTo] = useState<string>()
  return (
    <Modal title="Demander une démonstration" width={520} onClose={onClose}>
      {sentTo === undefined ? (
        <RequestForm typed={typed} onClose={onClose} onSent={setSentTo} />
      ) : (
        <div className="entry-form">
          <p role="status">Votre demande est partie. Nous vous répondrons à {sentTo}.</p>
          <div className="form-actions">
            <Button type="primary" autoFocus onClick={onClose}>
              Fermer
            </Button>
          </div>
        </div>
      )}
    </Modal>
  )
}

/** @param onSent told the address that is answered to */
function RequestForm({ typed, onClose, onSent }: DialogProps & { readonly onSent: (email: string) => void }) {
  const { transport } = useEntrance()
  const submit = async (request: CompleteAttributesOf<typeof demoRequest>) => {
    const { failure } = await askForDemo(transport, request)
    if (failure) return errorsOf(failure)
    typed.current = {}
    onSent(request.email)
    return undefined
  }
  return (
    <>
      <DialogDescription>
        Nous vous montrons Solive sur un cas comme les vôtres. Vos coordonnées ne servent qu’à vous répondre.
      </DialogDescription>
      <EntryForm
        definition={demoRequest}
        initialValues={{ ...typed.current }}
        submitLabel="Envoyer la demande"
        onSubmit={submit}
        actions={<Button onClick={onClose}>Annuler</Button>}
      >
        <KeptTyping typed={typed} />
        <TextField name="firstname" autoComplete="given-name" />
        <TextField name="lastname" autoComplete="family-name" />
        <TextField name="company" />
        <TextField name="email" autoComplete="email" />
        <TextField name="phone" autoComplete="tel" />
        <TextField name="message" />
      </EntryForm>
    </>
  )
}

function KeptTyping({ typed }: Pick<DialogProps, 'typed'>) {
  const { values } = useFormikContext<object>()
  useEffect(() => {
    typed.current = values
  }, [typed, values])
  return null
}
