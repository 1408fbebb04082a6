import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormikContext } from 'formik'
import type { CompleteAttributesOf } from '#contract'
import { demoRequest } from '#features/account/contract'
import { errorsOf } from '#client/api'
import { SubmitForm, TextField } from '#client/forms'
import { Button } from '#client/ui/controls'
import { DialogDescription, Modal } from '#client/ui/modal'
import { useEntrance } from './EntranceContext'
import { askForDemo } from './useDemoRequests'

interface DialogProps {
  /** What was typed before the dialog was last closed. */
  readonly typed: () => object
  readonly onType: (values: object) => void
  readonly onClose: () => void
}

/** Somebody without an account asks to be shown the application. */
export function DemoDialog(props: DialogProps) {
  const [sentTo, setSentTo] = useState<string>()
  return (
    <Modal title="Demander une démonstration" width={520} onClose={props.onClose}>
      {sentTo === undefined ? (
        <RequestForm {...props} onSent={setSentTo} />
      ) : (
        <Sent to={sentTo} onClose={props.onClose} />
      )}
    </Modal>
  )
}

/** The form is gone, and the focus with it: it goes to what is left to do. */
function Sent({ to, onClose }: { readonly to: string; readonly onClose: () => void }) {
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    close.current?.focus()
  }, [])
  return (
    <div className="entry-form">
      <p role="status">Votre demande est partie. Nous vous répondrons à {to}.</p>
      <div className="form-actions">
        <Button ref={close} type="primary" onClick={onClose}>
          Fermer
        </Button>
      </div>
    </div>
  )
}

/** @param onSent told the address that is answered to */
function RequestForm({ typed, onType, onClose, onSent }: DialogProps & { readonly onSent: (email: string) => void }) {
  const { transport } = useEntrance()
  const submit = async (request: CompleteAttributesOf<typeof demoRequest>) => {
    const { failure } = await askForDemo(transport, request)
    if (failure) return errorsOf(failure)
    onType({})
    onSent(request.email)
    return undefined
  }
  return (
    <>
      <DialogDescription>
        Nous vous montrons Solive sur un cas comme les vôtres. Vos coordonnées ne servent qu’à vous répondre.
      </DialogDescription>
      <SubmitForm
        definition={demoRequest}
        initialValues={{ ...typed() }}
        submitLabel="Envoyer la demande"
        onSubmit={submit}
        actions={<Button onClick={onClose}>Annuler</Button>}
      >
        <Typing onType={onType} />
        <TextField name="firstname" autoComplete="given-name" />
        <TextField name="lastname" autoComplete="family-name" />
        <TextField name="company" />
        <TextField name="email" autoComplete="email" />
        <TextField name="phone" autoComplete="tel" />
        <TextField name="message" />
      </SubmitForm>
    </>
  )
}

/** Tells what is typed. */
function Typing({ onType }: Pick<DialogProps, 'onType'>) {
  const { values } = useFormikContext<object>()
  const tell = useEffectEvent(onType)
  useEffect(() => {
    tell(values)
  }, [values])
  return null
}
