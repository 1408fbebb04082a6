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
  const { apiAddress } = useHosts()
  const duplicate = useDuplication()
  const archive = useArchiving()
  const remove = useFileDeletion()
  const mayEdit = allows(rights, 'editClientFiles')
  const address = `${apiAddress}/v3/client-files/${file.id}`
  const isSelling = file.status === 'in_sale'
  const isArchived = file.status === 'archived'
  const chosen = (act: () => void) => () => {
    onChosen()
    act()
  }
  return (
    <>
      {mayEdit && (
        <PopupItem
          icon={<CopyOutlined aria-hidden />}
          onChoose={chosen(() => {
            void duplicate(file)
          })}
        >
          Dupliquer
        </PopupItem>
      )}
      {mayEdit && (
        <PopupItem
          icon={isArchived ? <UndoOutlined aria-hidden /> : <InboxOutlined aria-hidden />}
          disabled={isSelling}
          onChoose={chosen(() => {
            void archive(file, !isArchived)
          })}
        >
          {isArchived ? 'Restaurer' : isSelling ? 'Archiver (vente en cours)' : 'Archiver'}
        </PopupItem>
      )}
      {allows(rights, 'reassignClientFiles') && (
        <PopupItem
          icon={<UserSwitchOutlined aria-hidden />}
          onChoose={chosen(() => {
            onDrawer('reassignment')
          })}
        >
          Réattribuer
        </PopupItem>
      )}
      <a className="popup-item" href={`${address}/summary`} download="dossier.pdf" onClick={onChosen}>
        <FilePdfOutlined aria-hidden />
        Exporter le résumé (PDF)
      </a>
      <a className="popup-item" href={`${address}/export`} download="dossier.json" onClick={onChosen}>
        <DownloadOutlined aria-hidden />
        Exporter toutes les données (JSON)
      </a>
      {allows(rights, 'auditClientFiles') && (
        <PopupItem
          icon={<AuditOutlined aria-hidden />}
          onChoose={chosen(() => {
            onDrawer('readings')
          })}
        >
          Consultations
        </PopupItem>
      )}
      {mayEdit && (
        <PopupItem
          icon={<DeleteOutlined aria-hidden />}
          danger
          onChoose={chosen(() => {
            void remove(file, onDeleted)
          })}
        >
          Supprimer
        </PopupItem>
      )}
    </>
  )
}
