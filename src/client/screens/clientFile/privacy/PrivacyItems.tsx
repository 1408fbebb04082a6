import { AuditOutlined, DeleteOutlined, DownloadOutlined, FilePdfOutlined } from '@ant-design/icons'
import { useNavigate } from 'react-router-dom'
import { messages } from '#contract'
import { allows } from '#contract/access'
import { api } from '#client/api'
import { selectHeldRights } from '#client/session'
import { useAppSelector } from '#client/store'
import { useConfirm, useToast } from '#client/ui/feedback'
import { clientFilesAddress } from '../../addresses'
import { useHosts } from '../../HostsContext'
import { useOnline } from '../../useOnline'
import { useOpenClientFile } from '../ClientFileContext'
import { useEdited } from '../useSection'

interface PrivacyItemsProps {
  /** Closes the menu. */
  readonly onChoose: () => void
  readonly onReadings: () => void
}

/** What the law gives to the client: a copy of their data, their end, and to know who read them. */
export function PrivacyItems({ onChoose, onReadings }: PrivacyItemsProps) {
  const { id, readOnly } = useOpenClientFile()
  const { apiAddress } = useHosts()
  const rights = useAppSelector(selectHeldRights)
  const isOnline = useOnline()
  const address = `${apiAddress}/v3/client-files/${id}`
  const remove = useRemoveFile()
  // Each of them asks the server.
  if (!isOnline) return null
  return (
    <>
      <a className="popup-item" href={`${address}/summary`} download="dossier.pdf" onClick={onChoose}><FilePdfOutlined aria-hidden />Exporter le résumé (PDF)</a>
      <a className="popup-item" href={`${address}/export`} download="dossier.json" onClick={onChoose}><DownloadOutlined aria-hidden />Exporter toutes les données (JSON)</a>
      {allows(rights, 'auditClientFiles') && <button type="button" className="popup-item" onClick={() => { onChoose(); onReadings() }}><AuditOutlined aria-hidden />Consultations</button>}
      {!readOnly && <button type="button" className="popup-item" onClick={() => { onChoose(); void remove() }}><DeleteOutlined aria-hidden />Supprimer le dossier</button>}
    </>
  )
}

/** Deletes the open file, after a question, and leads back to the list. */
function useRemoveFile(): () => Promise<void> {
  const { id } = useOpenClientFile()
  const title = useEdited('client_file', id)?.attributes.title ?? 'Ce dossier'
  const [removeFile] = api.useRemoveMutation()
  const confirm = useConfirm()
  const toast = useToast()
  const navigate = useNavigate()
  return async () => {
    const body = `«\u00a0${title}\u00a0», tout ce qu’il contient et le contact dont il vient seront supprimés, pour tous. C’est définitif\u00a0: seules la date, l’auteur et le motif de la suppression restent.`
    if (!await confirm({ title: 'Supprimer ce dossier\u202f?', body, action: 'Supprimer', danger: true })) return
    const { error } = await removeFile({ ref: { type: 'client_file', id } })
    if (error) {
      toast({ type: 'error', message: `${error.message ?? messages.technical} Le dossier est toujours là.` })
      return
    }
    await navigate(clientFilesAddress)
    toast({ type: 'success', message: 'Dossier supprimé' })
  }
}
