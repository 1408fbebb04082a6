import { Link } from 'react-router-dom'
import { selectMany } from '#client/entities'
import { useAppSelector } from '#client/store'
import { Card, formatDate, PageHeader } from '#client/ui'
import { dayInParis } from '#client/ui/formats'
import { PageBody } from '#client/ui/layout'
import { recentOf, useResumeAddress } from '#features/clientFile/client/shared'
import { simulators } from '../simulators'
import './index.css'

const cards = Object.values(simulators)

/** The six simulators, and the last calculations of this device. */
export function IndexScreen() {
  return (
    <>
      <PageHeader title="Simulateurs" />
      <PageBody>
        <ul className="simulator-cards">
          {cards.map(({ address, label, question, asks }) => (
            <li key={address}>
              <Link to={address} className="simulator-card">
                <strong>{label}</strong>
                <span>{question}</span>
                <small>{asks} · 2&nbsp;min</small>
              </Link>
            </li>
          ))}
        </ul>
        <Recent />
        <OpenedFiles />
      </PageBody>
    </>
  )
}

function Recent() {
  const recent = useAppSelector((state) => state.recentSimulations)
  if (recent.length === 0) return null
  return (
    <Card title="Derniers calculs" sentence="Gardés sur cet appareil, sans le nom d’un client.">
      <ul className="simulator-recent">
        {recent.map(({ address, search, headline, at }) => (
          <li key={`${address}?${search}`}>
            <Link to={`${address}?${search}`}>
              {cards.find((card) => card.address === address)?.label ?? 'Simulation'}
              {'\u00a0: '}
              {headline}
            </Link>{' '}
            <small>{formatDate(dayInParis(at))}</small>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** How many files are offered: the last opened. */
const OFFERED = 3

/** Leads back to the client files that were opened last on this device. */
function OpenedFiles() {
  const ids = useAppSelector(({ openedFiles }) =>
    Object.keys(recentOf(openedFiles, Date.now())).slice(0, OFFERED).join(' '),
  )
  const files = useAppSelector((state) =>
    selectMany(
      state,
      ids.split(' ').map((id) => ({ type: 'client_file' as const, id })),
    ),
  )
  const resumeAddress = useResumeAddress()
  if (files.length === 0) return null
  return (
    <Card title="Reprendre un dossier">
      <ul className="simulator-recent">
        {files.map(({ id, attributes: { title } }) => (
          <li key={id}>
            <Link to={resumeAddress(id)}>{title ?? 'Dossier sans nom'}</Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
