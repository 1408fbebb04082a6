import { FolderOpenOutlined } from '@ant-design/icons'
import { Link } from 'react-router-dom'
import { selectResource } from '#client/entities'
import { useAppSelector } from '#client/store'
import { useResumeAddress } from '#features/clientFile/client/shared'

/** Leads back to the client file that was opened last on this device. */
export function Resume() {
  const [last] = Object.entries(useAppSelector(({ openedFiles }) => openedFiles)).sort(
    ([, one], [, other]) => other.at - one.at,
  )
  const file = useAppSelector((state) => selectResource(state, 'client_file', last?.[0] ?? ''))
  const resumeAddress = useResumeAddress()
  if (!file) return null
  return (
    <Link className="button button-default dashboard-action" to={resumeAddress(file.id)}>
      <FolderOpenOutlined aria-hidden />
      <span className="dashboard-resume">Reprendre&nbsp;: {file.attributes.title}</span>
    </Link>
  )
}
