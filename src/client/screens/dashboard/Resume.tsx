import { FolderOpenOutlined } from '@ant-design/icons'
import { Link } from 'react-router-dom'
import { selectResource } from '#client/entities'
import { useAppSelector } from '#client/store'
import { clientFileAddress } from '../addresses'

/** Leads back to the client file that was opened last on this device. */
export function Resume() {
  const [last] = Object.entries(useAppSelector(({ openedFiles }) => openedFiles)).sort(([, one], [, other]) => other - one)
  const file = useAppSelector((state) => selectResource(state, 'client_file', last?.[0] ?? ''))
  if (!file) return null
  return (
    <Link className="button button-default dashboard-action" to={clientFileAddress(file.id)}>
      <FolderOpenOutlined aria-hidden /><span className="dashboard-resume">Reprendre&nbsp;: {file.attributes.title}</span>
    </Link>
  )
}
