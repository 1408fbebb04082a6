import { FileTextOutlined } from '@ant-design/icons'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { useOpenAggregate } from '#client/editing'
import { Button } from '#client/ui/controls'
import { studiesAddress } from '../studiesLocation'
import { useStudyRights } from '../useStudyRights'

/** In the header of a client file: begins a study, for who may. */
export function StudyButton() {
  const { id } = useOpenAggregate()
  const { edits } = useStudyRights()
  const to = studiesAddress(id, { isComposing: true })
  const href = useHref(to)
  const onClick = useLinkClickHandler(to)
  if (!edits) return null
  return (
    <Button
      type="text"
      icon={<FileTextOutlined aria-hidden />}
      href={href}
      onClick={onClick}
      title="Préparer une étude"
    >
      Étude
    </Button>
  )
}
