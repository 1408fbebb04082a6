import {
  AuditOutlined,
  CopyOutlined,
  DeleteOutlined,
  DownloadOutlined,
  FilePdfOutlined,
  InboxOutlined,
  UndoOutlined,
  UserSwitchOutlined,
} from '@ant-design/icons'
import { allows } from '#contract/access'
import { selectHeldRights } from '#client/session'
import { useAppSelector } from '#client/store'
import { PopupItem } from '#client/ui/layout'
import { useHosts } from '#client/screens'
import { useArchiving, useDuplication, type OperableFile } from './fileOperations'
import { useFileDeletion } from './useFileDeletion'

/** What is asked for in a drawer. */
export type Drawer = 'reassignment' | 'readings'

interface OperationsProps {
  readonly file: OperableFile
  readonly onChosen: () => void
  readonly onDrawer: (drawer: Drawer) => void
  readonly onDeleted: (() => void) | undefined
}

/** What asks the server, as far as one's rights go. */
export function Operations({ file, onChosen, onDrawer, onDeleted }: OperationsProps) {
  const rights = useAppSelector(selectHeldRights)
  const duplicate = useDuplication()
  const remove = useFileDeletion()
  const mayEdit = allows(rights, 'editClientFiles')
  const chosen = (act: () => Promise<void>) => () => {
    onChosen()
    void act()
  }
  const opening = (drawer: Drawer) => () => {
    onChosen()
    onDrawer(drawer)
  }
  return (
    <>
      {mayEdit && (
        <PopupItem icon={<CopyOutlined aria-hidden />} onChoose={chosen(() => duplicate(file))}>
          Dupliquer
        </PopupItem>
      )}
      {mayEdit && <ArchiveItem file={file} onChosen={onChosen} />}
      {allows(rights, 'reassignClientFiles') && (
        <PopupItem icon={<UserSwitchOutlined aria-hidden />} onChoose={opening('reassignment')}>
          Réattribuer
        </PopupItem>
      )}
      <ExportLinks file={file} onChosen={onChosen} />
      {allows(rights, 'auditClientFiles') && (
        <PopupItem icon={<AuditOutlined aria-hidden />} onChoose={opening('readings')}>
          Consultations
        </PopupItem>
      )}
      {mayEdit && (
        <PopupItem icon={<DeleteOutlined aria-hidden />} danger onChoose={chosen(() => remove(file, onDeleted))}>
          Supprimer
        </PopupItem>
      )}
    </>
  )
}

type ItemProps = Pick<OperationsProps, 'file' | 'onChosen'>

function ArchiveItem({ file, onChosen }: ItemProps) {
  const archive = useArchiving()
  const isSelling = file.status === 'in_sale'
  const isArchived = file.status === 'archived'
  return (
    <PopupItem
      icon={isArchived ? <UndoOutlined aria-hidden /> : <InboxOutlined aria-hidden />}
      disabled={isSelling}
      onChoose={() => {
        onChosen()
        void archive(file, !isArchived)
      }}
    >
      {isArchived ? 'Restaurer' : isSelling ? 'Archiver (vente en cours)' : 'Archiver'}
    </PopupItem>
  )
}

function ExportLinks({ file, onChosen }: ItemProps) {
  const { apiAddress } = useHosts()
  const address = `${apiAddress}/v3/client-files/${file.id}`
  return (
    <>
      <a className="popup-item" href={`${address}/summary`} download="dossier.pdf" onClick={onChosen}>
        <FilePdfOutlined aria-hidden />
        Exporter le résumé (PDF)
      </a>
      <a className="popup-item" href={`${address}/export`} download="dossier.json" onClick={onChosen}>
        <DownloadOutlined aria-hidden />
        Exporter toutes les données (JSON)
      </a>
    </>
  )
}
