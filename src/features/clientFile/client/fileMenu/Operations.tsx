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
import { MenuChoices, type MenuChoice, type OpenMenu } from '#client/ui/menu'
import { useHosts } from '#client/screens'
import { useFileDownload } from '#client/screens/downloads'
import { outcomeOf } from '#client/api'
import { useToast } from '#client/feedback'
import { clientFileApi } from '../api'
import { useDuplication, type OperableFile } from './fileOperations'
import { useFileDeletion } from './useFileDeletion'

/** What is asked for in a drawer. */
export type Drawer = 'reassignment' | 'access-log'

interface OperationsProps extends OpenMenu {
  readonly file: OperableFile
  readonly others: readonly MenuChoice[]
  readonly onDrawer: (drawer: Drawer) => void
  readonly onDeleted: (() => void) | undefined
}

/** What asks the server, as far as one's rights go. */
export function Operations({ file, others, onDrawer, onDeleted, ...menu }: OperationsProps) {
  const rights = useAppSelector(selectHeldRights)
  const { duplicate, archive, remove } = useEdits(file, onDeleted)
  const exported = useExports(file)
  const mayEdit = allows(rights, 'editClientFiles')
  const reassign = {
    key: 'reassign',
    label: 'Réattribuer',
    icon: <UserSwitchOutlined aria-hidden />,
    onChoose: () => {
      onDrawer('reassignment')
    },
  }
  const audit = {
    key: 'audit',
    label: 'Consultations',
    icon: <AuditOutlined aria-hidden />,
    onChoose: () => {
      onDrawer('access-log')
    },
  }
  return (
    <MenuChoices
      {...menu}
      choices={[
        ...(mayEdit ? [duplicate, archive] : []),
        ...(allows(rights, 'reassignClientFiles') ? [reassign] : []),
        ...exported,
        ...(allows(rights, 'auditClientFiles') ? [audit] : []),
        ...(mayEdit ? [remove] : []),
        ...others,
      ]}
    />
  )
}

/** What changes the file. */
function useEdits(
  file: OperableFile,
  onDeleted: (() => void) | undefined,
): Readonly<Record<'duplicate' | 'archive' | 'remove', MenuChoice>> {
  const duplicate = useDuplication()
  const archive = useArchiving()
  const remove = useFileDeletion()
  const isSelling = file.status === 'in_sale'
  const isArchived = file.status === 'archived'
  return {
    duplicate: {
      key: 'duplicate',
      label: 'Dupliquer',
      icon: <CopyOutlined aria-hidden />,
      onChoose: () => {
        void duplicate(file)
      },
    },
    archive: {
      key: 'archive',
      label: isArchived ? 'Restaurer' : isSelling ? 'Archiver (vente en cours)' : 'Archiver',
      icon: isArchived ? <UndoOutlined aria-hidden /> : <InboxOutlined aria-hidden />,
      isDisabled: isSelling,
      onChoose: () => {
        void archive(file, !isArchived)
      },
    },
    remove: {
      key: 'remove',
      label: 'Supprimer',
      icon: <DeleteOutlined aria-hidden />,
      isDangerous: true,
      onChoose: () => {
        void remove(file, onDeleted)
      },
    },
  }
}

/** What can be taken away of a file: a paper for the meeting, and all that is kept of it, before which one proves who one is. */
function useExports({ id }: OperableFile): readonly MenuChoice[] {
  const address = `/v3/client-files/${id}`
  const { apiAddress } = useHosts()
  const download = useFileDownload()
  return [
    {
      key: 'summary',
      label: (
        <a href={`${apiAddress}${address}/summary`} download="dossier.pdf">
          Exporter le résumé (PDF)
        </a>
      ),
      icon: <FilePdfOutlined aria-hidden />,
    },
    {
      key: 'export',
      label: 'Exporter toutes les données (JSON)',
      icon: <DownloadOutlined aria-hidden />,
      onChoose: () => {
        void download({ path: `${address}/export`, name: 'dossier.json' })
      },
    },
  ]
}

/** Puts a file away or takes it back; what was done can be undone at once. */
function useArchiving(): (file: Pick<OperableFile, 'id'>, isArchived: boolean) => Promise<void> {
  const [archive] = clientFileApi.useArchiveClientFileMutation()
  const toast = useToast()
  const change = async (file: Pick<OperableFile, 'id'>, isArchived: boolean): Promise<void> => {
    const { error } = outcomeOf(await archive({ id: file.id, isArchived }))
    if (error) {
      toast({ type: 'error', message: error.message })
      return
    }
    toast({
      type: 'success',
      subject: 'archiving',
      message: isArchived ? 'Dossier archivé' : 'Dossier restauré',
      action: {
        label: 'Annuler',
        act: () => {
          void change(file, !isArchived)
        },
      },
    })
  }
  return change
}
