import { selectSolution } from '../../../calculation'
import { useAppSelector } from '#client/store'
import { formatDate } from '#client/ui'

/** Says that the figures on screen are those of this device, because the server does not answer. */
export function OnThisDevice() {
  const { status, by, result } = useAppSelector(selectSolution)
  if (status !== 'ready' || by !== 'device' || result === null) return null
  return (
    <p className="on-this-device" role="status">
      <strong>Calculé sur cet appareil</strong>, avec les règles au {formatDate(result.meta.rules_as_of)} et les
      dernières hypothèses connues de votre société et du marché. Vos saisies sont gardées&#x202f;; le calcul du serveur
      reprendra au retour du réseau.
    </p>
  )
}
