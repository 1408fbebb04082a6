import { Link } from 'react-router-dom'
import { PageHeader } from '#client/ui'
import { PageBody } from '#client/ui/layout'
import { simulators, type SimulatorCard } from '../simulators'
import { CalculationList } from './CalculationList'
import { OpenedFiles } from './OpenedFiles'
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
