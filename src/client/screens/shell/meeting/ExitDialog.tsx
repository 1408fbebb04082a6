import { useState } from 'react'
import { isPasswordOf } from '#client/session/meeting'
import { Button } from '#client/ui/controls'
import { PasswordInput } from '#client/ui/inputs'
import { Window } from '../Window'

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
  const submit = async () => {
    if (await isPasswordOf(hash, password ?? '')) onEnd()
    else setWrong(true)
  }
  return (
    <Window title={'Quitter le mode rendez-vous\u202f?'} onClose={onClose}>
      <form className="meeting-exit" onSubmit={(event) => { event.preventDefault(); void submit() }}>
        <PasswordInput
          label="Mot de passe de sortie" autoComplete="current-password" value={password} onChange={(value) => { type(value); setWrong(false) }}
          error={isWrong ? 'Ce n’est pas ce mot de passe. Le rendez-vous continue.' : undefined}
        />
        <Button type="primary" htmlType="submit">Quitter</Button>
      </form>
    </Window>
  )
}
