import { useState } from 'react'
import { DownloadOutlined, InboxOutlined, UndoOutlined, UserSwitchOutlined } from '@ant-design/icons'
import type { Choice } from '#contract'
import { Button } from '#client/ui/controls'
import { OFFLINE, useOnline } from '#client/screens'
import { AssignDrawer, SelectionBar } from '#client/screens/selection'
import type { FileRow } from './fileRow'
import { useFileBulk } from './useFileBulk'
import type { FileRights } from './useFileRights'

interface FileSelectionProps {
  readonly files: readonly FileRow[]
  readonly rights: FileRights
  readonly advisers: readonly Choice[]
  readonly onClear: () => void
}

/** What can be done with several client files at once, as far as one’s rights go. */
export function FileSelection({ files, rights, advisers, onClear }: FileSelectionProps) {
  const [isAssigning, setAssigning] = useState(false)
  const { archive, assign, exported, isActing } = useFileBulk(onClear)
  const isOnline = useOnline()
  const state = { disabled: !isOnline || isActing, title: isOnline ? undefined : OFFLINE }
  return (
    <SelectionBar count={files.length} words={['dossier', 'dossiers']} onClear={onClear}>
      {rights.assigning && (
        <Button
          icon={<UserSwitchOutlined aria-hidden />}
          {...state}
          onClick={() => {
            setAssigning(true)
          }}
        >
          Réattribuer
        </Button>
      )}
      {rights.editing && <Archiving files={files} state={state} onArchive={archive} />}
      <Button
        icon={<DownloadOutlined aria-hidden />}
        onClick={() => {
          exported(files)
        }}
      >
        Exporter
      </Button>
      {isAssigning && (
        <AssignDrawer
          {...reassigning}
          choices={advisers}
          onChoose={(adviser, name) => assign(files, adviser, name)}
          onClose={() => {
            setAssigning(false)
          }}
        />
      )}
    </SelectionBar>
  )
}

const reassigning = {
  title: 'Réattribuer des dossiers',
  consequence:
    'Ces dossiers passent au conseiller choisi. Leur conseiller actuel ne les verra plus, sauf s’il voit tous les dossiers de la société.',
  label: 'Nouveau conseiller',
  action: 'Réattribuer',
}

interface ArchivingProps {
  readonly files: readonly FileRow[]
  readonly state: { readonly disabled: boolean; readonly title: string | undefined }
  readonly onArchive: (files: readonly FileRow[], isArchived: boolean) => Promise<void>
}

/** Puts the files away; takes them back where all are away already. */
function Archiving({ files, state, onArchive }: ArchivingProps) {
  const areArchived = files.every(({ status }) => status === 'archived')
  return (
    <Button
      icon={areArchived ? <UndoOutlined aria-hidden /> : <InboxOutlined aria-hidden />}
      {...state}
      onClick={() => {
        void onArchive(files, !areArchived)
      }}
    >
      {areArchived ? 'Restaurer' : 'Archiver'}
    </Button>
  )
}
