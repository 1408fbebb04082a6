import { EllipsisOutlined } from '@ant-design/icons'
import { useSearchParams } from 'react-router-dom'
import { ActionMenu, MenuChoices } from '#client/ui/menu'
import { useStudyActs } from '../acts'
import type { Study } from '../kinds'
import { withLocation } from '../studiesLocation'
import { editionText } from '../studyText'

interface StudyMenuProps {
  /** Id of the client file. */
  readonly file: string
  readonly study: Study
}

/** What may be done with a study of the list. */
export function StudyMenu({ file, study }: StudyMenuProps) {
  const [, setParameters] = useSearchParams()
  const acts = useStudyActs(file, study)
  const open = {
    key: 'open',
    label: 'Ouvrir le suivi',
    onChoose: () => {
      setParameters((current) => withLocation(current, { study: study.id }))
    },
  }
  return (
    <ActionMenu name={`Actions, ${editionText(study)}`} face={<EllipsisOutlined aria-hidden />}>
      {(menu) => (
        <MenuChoices
          {...menu}
          choices={[
            open,
            ...acts.map(({ key, label, isDangerous = false, act }) => ({ key, label, isDangerous, onChoose: act })),
          ]}
        />
      )}
    </ActionMenu>
  )
}
