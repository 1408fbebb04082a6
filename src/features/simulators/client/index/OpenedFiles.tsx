import { useMemo } from 'react'
import { shallowEqual } from 'react-redux'
import { Link } from 'react-router-dom'
import { selectMany } from '#client/entities'
import { useIsMeeting } from '#client/screens'
import { useAppSelector } from '#client/store'
import { Card } from '#client/ui'
import { ClientFileStatus, recentOf, useResumeAddress } from '#features/clientFile/client/shared'

const SHOWN = 6

/** The client files opened last on this device, each where it was left. None while a client looks on. */
export function OpenedFiles() {
  const isMeeting = useIsMeeting()
  const ids = useAppSelector(
    ({ openedFiles }) => Object.keys(recentOf(openedFiles, Date.now())).slice(0, SHOWN),
    shallowEqual,
  )
  const refs = useMemo(() => ids.map((id) => ({ type: 'client_file', id }) as const), [ids])
  const files = useAppSelector((state) => selectMany(state, refs), shallowEqual)
  const resumeAddress = useResumeAddress()
  if (isMeeting || files.length === 0) return null
  return (
    <Card title="Reprendre un dossier">
      <ul className="simulators-lines">
        {files.map(({ id, attributes: { title, status } }) => (
          <li key={id}>
            <Link to={resumeAddress(id)}>{title ?? 'Dossier sans nom'}</Link>
            <ClientFileStatus status={status ?? null} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
