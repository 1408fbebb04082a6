import { FolderOpenOutlined } from '@ant-design/icons'
import { selectResource } from '#client/entities'
import { useAppSelector } from '#client/store'
import { recentOf, useResumeAddress } from '#features/clientFile/client/shared'
import { LinkButton } from './LinkButton'

/** Leads back to the client file that was opened last on this device. */
export function Resume() {
  const last = useAppSelector(({ openedFiles }) => Object.keys(recentOf(openedFiles, Date.now()))[0] ?? '')
  const file = useAppSelector((state) => selectResource(state, 'client_file', last))
  const resumeAddress = useResumeAddress()
  if (!file) return null
  return (
    <LinkButton icon={<FolderOpenOutlined aria-hidden />} to={resumeAddress(file.id)}>
      <span className="dashboard-resume">Reprendre&nbsp;: {file.attributes.title}</span>
    </LinkButton>
  )
}
