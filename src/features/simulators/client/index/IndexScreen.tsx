import { Link } from 'react-router-dom'
import { PageHeader, Card, Empty, formatDate, formatTime } from '#client/ui'
import { PageBody } from '#client/ui/layout'
import { useAppSelector } from '#client/store'
import { simulators, type SimulatorCard } from '../simulators'
import { OpenedFiles } from './OpenedFiles'
import type { RecordedCalculation } from './lastCalculations'
import './index.css'

/** The six simulators, what was calculated last on this device, and the files that were opened last. */
export function IndexScreen() {
  return (
    <>
      <PageHeader title="Simulateurs" />
      <PageBody>
        <p className="simulators-about">
          Sans dossier, en deux minutes&nbsp;: les mêmes calculs que dans un dossier, expliqués de la même façon.
        </p>
        <ul className="simulators">
          {Object.values(simulators).map((simulator) => (
            <li key={simulator.address}>
              <Simulator {...simulator} />
            </li>
          ))}
        </ul>
        <div className="simulators-last">
          <CalculationList />
          <OpenedFiles />
        </div>
      </PageBody>
    </>
  )
}

function Simulator({ address, label, question, asks }: SimulatorCard) {
  return (
    <article className="simulators-card">
      <h2>
        <Link to={address}>{label}</Link>
      </h2>
      <p>{question}</p>
      <p className="simulators-note">{asks} · 2&nbsp;min</p>
    </article>
  )
}

/** What simulators answered last on this device; each opens with its answers. */
function CalculationList() {
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
