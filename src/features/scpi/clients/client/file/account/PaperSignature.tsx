import { useState } from 'react'
import { FileDoneOutlined } from '@ant-design/icons'
import { isoDate } from '#contract/fields'
import { errorsOf, outcomeOf } from '#client/api'
import { useToast } from '#client/feedback'
import { SubmitForm } from '#client/forms'
import { ValueField } from '#client/forms/byKind'
import { today } from '#client/screens'
import { Button } from '#client/ui/controls'
import { DialogDescription, Modal } from '#client/ui/modal'
import { FileDrop } from '#client/ui/upload'
import { scpiSignaturesApi } from '../../api'
import { useReadAgain } from '../menu/useReadAgain'

interface PaperSignatureProps {
  readonly clientId: string
  readonly accountId: string
}

/** The way to keep what the client signed by hand. */
export function PaperSignature(props: PaperSignatureProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        icon={<FileDoneOutlined aria-hidden />}
        onClick={() => {
          setIsOpen(true)
        }}
      >
        Signé sur papier…
      </Button>
      {isOpen && (
        <PaperDialog
          {...props}
          onClose={() => {
            setIsOpen(false)
          }}
        />
      )}
    </>
  )
}

const definition = {
  fields: {
    signed_on: isoDate({ label: 'Signé le', required: true }),
  },
}

/** The largest that is taken, bytes. */
const LARGEST = 10_000_000

/** Asks for the signed page and its day; what is refused is said here, and the page stays chosen. */
function PaperDialog({ clientId, accountId, onClose }: PaperSignatureProps & { readonly onClose: () => void }) {
  const [sign] = scpiSignaturesApi.useSignOnPaperMutation()
  const reread = useReadAgain(clientId)
  const toast = useToast()
  const [file, setFile] = useState<File>()
  const [fault, setFault] = useState<string>()
  const choose = (chosen: File) => {
    const isTooLarge = chosen.size > LARGEST
    setFault(isTooLarge ? `${chosen.name} dépasse 10\u00a0Mo. Choisissez un fichier plus léger.` : undefined)
    if (!isTooLarge) setFile(chosen)
  }
  return (
    <Modal title="Recueil signé sur papier" width={560} onClose={onClose}>
      <DialogDescription>
        Joignez la page que le client a signée. Les réponses d’aujourd’hui sont gardées avec elle, et valent un an.
      </DialogDescription>
      <SubmitForm
        definition={definition}
        initialValues={{ signed_on: today() }}
        submitLabel="Enregistrer la signature"
        actions={<Button onClick={onClose}>Annuler</Button>}
        onSubmit={async ({ signed_on: signedOn }) => {
          setFault(undefined)
          if (!file) {
            setFault('Joignez la page signée.')
            return {}
          }
          const { error } = outcomeOf(await sign({ accountId, file, signedOn }))
          if (error) {
            const { page, ...errors } = errorsOf(error)
            setFault(page?.join(' '))
            return errors
          }
          toast({ type: 'success', message: 'Signature enregistrée' })
          await reread()
          onClose()
          return undefined
        }}
      >
        <FileDrop
          label={file ? `Page choisie\u00a0: ${file.name}` : 'Choisir la page signée'}
          help={'PDF, JPEG ou PNG, 10\u00a0Mo au plus. Sur un téléphone, prenez une photo.'}
          accept="application/pdf,image/png,image/jpeg"
          onFile={choose}
        />
        {fault !== undefined && (
          <p role="alert" className="field-error">
            {fault}
          </p>
        )}
        <ValueField name="signed_on" />
      </SubmitForm>
    </Modal>
  )
}
