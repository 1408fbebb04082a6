import { useState, type SyntheticEvent } from 'react'
import { isPasswordOf } from '#client/session/meeting'
import { Button } from '#client/ui/controls'
import { PasswordInput } from '#client/ui/inputs'
import { Modal } from '#client/ui/modal'

interface ExitDialogProps {
  /** Of the password that is asked for. */
  readonly hash: string
  readonly onEnd: () => void
  readonly onClose: () => void
}

/** Asks for the password of this device before a meeting ends: the client may hold the screen. */
export function ExitDialog({ hash, onEnd, onClose }: ExitDialogProps) {
  const [password, type] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Enter comes before the field hands its text over.
    const typed = event.currentTarget.querySelector('input')?.value ?? ''
    if (await isPasswordOf(hash, typed)) onEnd()
    else setWrong(true)
  }
  return (
    <Modal title={'Quitter le mode rendez-vous\u202f?'} width={640} onClose={onClose}>
      <form
        className="meeting-exit"
        onSubmit={(event) => {
          void submit(event)
        }}
      >
        <PasswordInput
          label="Mot de passe de sortie"
          autoComplete="current-password"
          value={password}
          onChange={type}
          error={isWrong ? 'Ce n’est pas ce mot de passe. Le rendez-vous continue.' : undefined}
        />
        <Button type="primary" htmlType="submit">
          Quitter
        </Button>
      </form>
    </Modal>
  )
}
