import { useState } from 'react'
import { EllipsisOutlined, FolderOpenOutlined, SaveOutlined } from '@ant-design/icons'
import type { ResourceDefinition } from '#contract'
import { allows } from '#contract/access'
import { selectHeldRights } from '#client/session'
import { useAppSelector } from '#client/store'
import { Button } from '#client/ui/controls'
import { useMediaQuery } from '#client/ui/layout'
import { ActionMenu, MenuChoices, type MenuChoice } from '#client/ui/menu'
import { useIsMeeting, useKnownRoutes } from '#client/screens'
import { clientFilesAddress } from '#features/clientFile/contract'
import type { SimulatorCard } from '../simulators'
import type { FileAnswers } from './fileAnswers'
import { FillDrawer } from './FillDrawer'
import { SaveDrawer } from './SaveDrawer'
import { useAnswerActions } from './useAnswerActions'
import type { Inputs } from './useInputs'

interface SimulatorActionsProps {
  readonly simulator: SimulatorCard
  readonly definition: ResourceDefinition
  readonly inputs: Inputs
  /** Absent: a simulator that has nothing to do with client files. */
  readonly file?: FileAnswers
  /** There is an answer to be put on paper. */
  readonly canPrint: boolean
  /** The address of what is put on paper; the page itself by default. */
  readonly paper?: string
}

type Opened = 'fill' | 'save' | null

/** What can be done with the answers to a simulator: to take them from a client file or write them there, to share, print or begin anew. */
export function SimulatorActions({ simulator, definition, inputs, file, canPrint, paper }: SimulatorActionsProps) {
  const [opened, setOpened] = useState<Opened>(null)
  const [saving, setSaving] = useState(0)
  const fileChoices = useFileChoices(file !== undefined, (drawer) => {
    setOpened(drawer)
    // Each time it is opened, it begins with the file that the answers come from.
    if (drawer === 'save') setSaving(saving + 1)
  })
  const others = useAnswerActions({ simulator, definition, inputs, canPrint, paper })
  const close = () => {
    setOpened(null)
  }
  return (
    <>
      <Choices ofFiles={fileChoices} others={others} />
      {file && opened === 'fill' && (
        <FillDrawer definition={definition} file={file} onFill={inputs.fill} onClose={close} />
      )}
      {file && saving > 0 && (
        <SaveDrawer
          key={saving}
          definition={definition}
          file={file}
          values={inputs.values}
          from={inputs.from}
          isOpen={opened === 'save'}
          onClose={close}
        />
      )}
    </>
  )
}

/** As buttons and a menu; on a phone, all in the menu. */
function Choices({ ofFiles, others }: Readonly<Record<'ofFiles' | 'others', readonly MenuChoice[]>>) {
  const isNarrow = useMediaQuery('(width < 768px)')
  return (
    <>
      {!isNarrow &&
        ofFiles.map(({ key, label, icon, onChoose }) => (
          <Button key={key} icon={icon} onClick={onChoose}>
            {label}
          </Button>
        ))}
      <ActionMenu name="Actions du simulateur" face={<EllipsisOutlined aria-hidden />}>
        {(menu) => <MenuChoices {...menu} choices={isNarrow ? [...ofFiles, ...others] : others} />}
      </ActionMenu>
    </>
  )
}

/** None where there are no files (the SCPI area) or without the right to read them, and none while a client looks on, who would see the names of others. */
function useFileChoices(hasFile: boolean, open: (drawer: Opened) => void): readonly MenuChoice[] {
  const rights = useAppSelector(selectHeldRights)
  const isMeeting = useIsMeeting()
  const knows = useKnownRoutes()
  if (!hasFile || isMeeting || !knows(clientFilesAddress) || !allows(rights, 'readClientFiles')) return []
  const fill = {
    key: 'fill',
    label: 'Remplir avec un dossier',
    icon: <FolderOpenOutlined aria-hidden />,
    onChoose: () => {
      open('fill')
    },
  }
  const save = {
    key: 'save',
    label: 'Enregistrer dans un dossier',
    icon: <SaveOutlined aria-hidden />,
    onChoose: () => {
      open('save')
    },
  }
  return allows(rights, 'editClientFiles') ? [fill, save] : [fill]
}
