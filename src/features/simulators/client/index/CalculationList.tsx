import { Link } from 'react-router-dom'
import { useAppSelector } from '#client/store'
import { Card, Empty, formatDate, formatTime } from '#client/ui'
import { simulators } from '../simulators'
import type { RecordedCalculation } from './lastCalculations'

/** What simulators answered last on this device; each opens with its answers. */
export function CalculationList() {
  const calculations = useAppSelector(({ simulatorCalculations }) => simulatorCalculations.latest)
  return (
    <Card title="Derniers calculs" sentence="Gardés sur cet appareil jusqu’à votre déconnexion.">
      {calculations.length === 0 && (
        <Empty title="Aucun calcul" sentence="Les six derniers se retrouvent ici, avec leurs réponses." />
      )}
      <ul className="simulators-lines">
        {calculations.map((calculation) => (
          <Line key={calculation.visit} {...calculation} />
        ))}
      </ul>
    </Card>
  )
}

function Line({ address, figure, at }: RecordedCalculation) {
  const simulator = Object.values(simulators).find((each) => each.address === address.split('?')[0])
  const when = new Date(at).toISOString()
  return (
    <li>
      <Link to={address}>{simulator?.label ?? 'Simulateur'}</Link>
      <span>{figure}</span>
      <span className="simulators-note">
        {formatDate(when)} à {formatTime(when)}
      </span>
    </li>
  )
}
