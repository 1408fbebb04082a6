import { CopyOutlined, DeleteOutlined } from '@ant-design/icons'
import { Tooltip } from 'antd'
import { useNavigate } from 'react-router-dom'
import { api } from '#client/api'
import { Button } from '#client/ui/controls'
import { useConfirm, useToast } from '#client/ui/feedback'
import { clientFileAddress } from '../addresses'
import { OFFLINE, useOnline } from '../useOnline'
import type { FileRow } from './rows'

/** What can be done to a file from the list. */
export function FileActions({ file: { id, title } }: { file: Pick<FileRow, 'id' | 'title'> }) {
  const [replicate, { isLoading: isReplicating }] = api.useReplicateClientFileMutation()
  const [remove, { isLoading: isRemoving }] = api.useRemoveMutation()
  const navigate = useNavigate()
  const confirm = useConfirm()
  const toast = useToast()
  const isOnline = useOnline()

  const duplicate = async () => {
    const { data, error } = await replicate(id)
    const copy = data?.refs[0]
    if (!copy) {
      toast({ type: 'error', message: messageOf(error) })
      return
    }
    toast({ type: 'success', message: `Dossier dupliqué\u00a0: vous êtes dans la copie de «\u00a0${title}\u00a0».` })
    await navigate(clientFileAddress(copy.id))
  }
  const askAndRemove = async () => {
    const body = `«\u00a0${title}\u00a0» et tout ce qu’il contient seront supprimés, pour tous. C’est définitif.`
    if (!await confirm({ title: 'Supprimer ce dossier\u202f?', body, action: 'Supprimer', danger: true })) return
    const { error } = await remove({ ref: { type: 'client_file', id } })
    toast(error ? { type: 'error', message: messageOf(error) } : { type: 'success', message: 'Dossier supprimé' })
  }
  return (
    <span className="file-actions">
      <Tooltip title={isOnline ? 'Dupliquer' : OFFLINE}><Button type="text" icon={<CopyOutlined />} aria-label={`Dupliquer ${title}`} disabled={!isOnline} loading={isReplicating} onClick={() => { void duplicate() }} /></Tooltip>
      <Tooltip title={isOnline ? 'Supprimer' : OFFLINE}><Button type="text" icon={<DeleteOutlined />} aria-label={`Supprimer ${title}`} disabled={!isOnline} loading={isRemoving} onClick={() => { void askAndRemove() }} /></Tooltip>
    </span>
  )
}

const messageOf = (error: { message?: string | undefined } | undefined): string => error?.message ?? 'Une erreur technique est survenue. Veuillez réessayer plus tard.'
