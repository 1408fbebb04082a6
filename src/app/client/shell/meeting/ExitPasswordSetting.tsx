import { useState } from 'react'
import { exitPasswordChosen, hashOf, selectMeeting } from '#client/session/meeting'
import { useAppDispatch, useAppSelector } from '#client/store'
import { Button } from '#client/ui/controls'
import { PasswordInput } from '#client/ui/inputs'
import './meeting.css'

/** A password that this device asks for before a meeting ends, if the person wants one. */
export function ExitPasswordSetting() {
  const { exitHash } = useAppSelector(selectMeeting)
  const dispatch = useAppDispatch()
  const [password, type] = useState<string | null>(null)
  const choose = async () => {
    if (password === null) return
    dispatch(exitPasswordChosen(await hashOf(password)))
    type(null)
  }
  if (exitHash !== null) {
    return (
      <div className="meeting-setting">
        <span>Un mot de passe est demandé pour quitter le mode rendez-vous.</span>
        <Button onClick={() => dispatch(exitPasswordChosen(null))}>Retirer le mot de passe</Button>
      </div>
    )
  }
  return (
    <div className="meeting-setting">
      <PasswordInput
        label="Mot de passe de sortie du mode rendez-vous"
        autoComplete="new-password"
        value={password}
        onChange={type}
        help="Facultatif. Reste sur cet appareil."
      />
      <Button
        onClick={() => {
          void choose()
        }}
      >
        Choisir ce mot de passe
      </Button>
    </div>
  )
}
