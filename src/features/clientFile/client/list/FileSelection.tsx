import { useState } from 'react'
import { DownloadOutlined, InboxOutlined, UndoOutlined, UserSwitchOutlined } from '@ant-design/icons'
import type { Choice } from '#contract'
import { Button } from '#client/ui/controls'
import { OFFLINE, useOnline } from '#client/screens'
import { AssignDrawer, SelectionBar, type Picked } from '#client/screens/selection'
import { useAppStore } from '#client/store'
import type { UsualLoan } from '../shared/useUsualLoan'
import { everyRow } from './exportFiles'
import type { FileRow } from './fileRow'
import { requestOf, type Search } from './fileSearch'
import { fileWords, useFileBulk } from './useFileBulk'
import type { FileRights } from './useFileRights'

interface FileSelectionProps {
  readonly chosen: Omit<Picked<FileRow>, 'selection'>
  /** How many the search finds. */
  readonly total: number
  readonly search: Search
  readonly loan: UsualLoan | undefined
  readonly rights: FileRights
  readonly advisers: readonly Choice[]
}

/** What can be done with several client files at once, as far as one’s rights go. */
export function FileSelection(props: FileSelectionProps) {
  const { chosen, total, rights, advisers } = props
  const [isAssigning, setAssigning] = useState(false)
  const { archive, assign, exported, progress } = useFileBulk(chosen.clear)
  const files = useChosenFiles(props)
  const isOnline = useOnline()
  const state = { disabled: !isOnline || progress !== null, title: isOnline ? undefined : OFFLINE }
  const close = () => {
    setAssigning(false)
  }
  const give = (adviser: string, name: string) => {
    close()
    void assign(files, adviser, name)
  }
  return (
    <SelectionBar {...{ chosen, total, progress }} words={fileWords}>
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
      {rights.editing && (
        <Archiving files={chosen.picked} state={state} onArchive={(isArchived) => archive(files, isArchived)} />
      )}
      <Button icon={<DownloadOutlined aria-hidden />} {...state} onClick={() => void exported(files)}>
        Exporter
      </Button>
      {isAssigning && <AssignDrawer {...reassigning} choices={advisers} onChoose={give} onClose={close} />}
    </SelectionBar>
  )
}

/** Reads the files that are picked: those of the page, or all that the search finds. */
function useChosenFiles({ chosen: { picked, isWhole }, search, loan, rights }: FileSelectionProps) {
  const store = useAppStore()
  return () => (isWhole ? everyRow(store, requestOf(search, rights), loan) : Promise.resolve(picked))
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
  readonly onArchive: (isArchived: boolean) => Promise<void>
}

/** Puts the files away; takes them back where all are away already. */
function Archiving({ files, state, onArchive }: ArchivingProps) {
  const areArchived = files.every(({ status }) => status === 'archived')
  return (
    <Button
      icon={areArchived ? <UndoOutlined aria-hidden /> : <InboxOutlined aria-hidden />}
      {...state}
      onClick={() => {
        void onArchive(!areArchived)
      }}
    >
      {areArchived ? 'Restaurer' : 'Archiver'}
    </Button>
  )
}
