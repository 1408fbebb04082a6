import { CloudOutlined, WarningOutlined } from '@ant-design/icons'
import { selectStopped, useAppSelector } from '#client/store'
import { selectUnsavedCount } from './unsaved'
import { useOnline } from './useOnline'
import './shell.css'

/** What keeps the whole application from working as usual: no connection, a part that stopped. */
export function Situation() {
  const isOnline = useOnline()
  const unsaved = useAppSelector(selectUnsavedCount)
  const stopped = useAppSelector(selectStopped)
  return (
    <div role="status">
      {!isOnline && (
        <p className="situation situation-warning">
          <CloudOutlined aria-hidden />
          Hors connexion — vos modifications sont gardées sur cet appareil{unsaved > 0 && ` (${unsaved} en attente)`}
        </p>
      )}
      {stopped.length > 0 && (
        <p className="situation situation-error">
          <WarningOutlined aria-hidden />
          L’enregistrement ou le calcul s’est arrêté. Copiez ce que vous venez de saisir, puis rechargez la page.
        </p>
      )}
    </div>
  )
}
