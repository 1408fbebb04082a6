import { Button } from '#client/ui/controls'
import { Modal } from '#client/ui/modal'

interface PresentationDialogProps {
  readonly onAnswer: (isPresentation: boolean) => void
  /** The meeting goes on. */
  readonly onClose: () => void
}

/** The adviser says, as a meeting ends, whether it was one: the status of the file follows. */
export function PresentationDialog({ onAnswer, onClose }: PresentationDialogProps) {
  return (
    <Modal title={'Étude présentée à votre client\u202f?'} width={480} onClose={onClose}>
      <p>
        Le dossier devient «&#8239;Étude présentée&#8239;» si sa solution est chiffrée. Une répétition ne change rien.
      </p>
      <div className="meeting-answers">
        <Button
          onClick={() => {
            onAnswer(false)
          }}
        >
          C’était une répétition
        </Button>
        <Button
          type="primary"
          onClick={() => {
            onAnswer(true)
          }}
        >
          Oui, présentée
        </Button>
      </div>
    </Modal>
  )
}
