import { useState } from 'react'
import { DeleteOutlined, CopyOutlined, InboxOutlined, MoreOutlined, UndoOutlined, UserSwitchOutlined } from '@ant-design/icons'
import { Dropdown } from 'antd'
import { useNavigate } from 'react-router-dom'
import { api, outcomeOf } from '#client/api'
import { Button } from '#client/ui/controls'
import { useToast } from '#client/ui/feedback'
import { clientFileAddress } from '../addresses'
import { OFFLINE, useOnline } from '../useOnline'
import { Reassignment } from './Reassignment'
import type { FileRow } from './rows'
import { useDeletion } from './useDeletion'

type File = Pick<FileRow, 'id' | 'title' | 'status'>

/** What can be done to a file from the list. */
export function FileActions({ file, mayReassign }: { file: File; mayReassign: boolean }) {
  const [isReassigning, setReassigning] = useState(false)
  const duplicate = useDuplication()
  const archive = useArchiving()
  const remove = useDeletion()
  const isOnline = useOnline()
  const isArchived = file.status === 'archived'
  const items = [
    { key: 'duplicate', label: 'Dupliquer', icon: <CopyOutlined aria-hidden />, onClick: () => { void duplicate(file) } },
    ...(isArchived
      ? [{ key: 'unarchive', label: 'Restaurer', icon: <UndoOutlined aria-hidden />, onClick: () => { void archive(file, false) } }]
      : [{ key: 'archive', label: file.status === 'in_sale' ? 'Archiver (vente en cours)' : 'Archiver', icon: <InboxOutlined aria-hidden />, disabled: file.status === 'in_sale', onClick: () => { void archive(file, true) } }]),
    ...(mayReassign ? [{ key: 'reassign', label: 'Réattribuer', icon: <UserSwitchOutlined aria-hidden />, onClick: () => { setReassigning(true) } }] : []),
    { key: 'remove', label: 'Supprimer', icon: <DeleteOutlined aria-hidden />, danger: true, onClick: () => { void remove(file) } },
  ]
  return (
    <>
      <Dropdown trigger={['click']} disabled={!isOnline} menu={{ items }}>
        <Button type="text" className="file-duplicable" data-file={file.id} icon={<MoreOutlined aria-hidden />} aria-label={`Actions sur ${file.title}`} title={isOnline ? undefined : OFFLINE} disabled={!isOnline} />
      </Dropdown>
      {isReassigning && <Reassignment file={file} onClose={() => { setReassigning(false) }} />}
    </>
  )
}

/** Copies a file and opens the copy. */
export function useDuplication(): (file: Pick<File, 'id' | 'title'>) => Promise<void> {
  const [replicate] = api.useReplicateClientFileMutation()
  const navigate = useNavigate()
  const toast = useToast()
  return async ({ id, title }) => {
    const { data, error } = outcomeOf(await replicate(id))
    const copy = data?.refs[0]
    if (error) toast({ type: 'error', message: error.message })
    if (!copy) return
    toast({ type: 'success', message: `Dossier dupliqué\u00a0: vous êtes dans la copie de «\u00a0${title}\u00a0».` })
    await navigate(clientFileAddress(copy.id))
  }
}

/** Puts a file away or takes it back; what was done can be undone at once. */
function useArchiving(): (file: File, isArchived: boolean) => Promise<void> {
  const [archive] = api.useArchiveClientFileMutation()
  const toast = useToast()
  const change = async (file: File, isArchived: boolean): Promise<void> => {
    const { error } = outcomeOf(await archive({ id: file.id, isArchived }))
    if (error) {
      toast({ type: 'error', message: error.message })
      return
    }
    toast({ type: 'success', timeout: 8_000, message: isArchived ? 'Dossier archivé' : 'Dossier restauré', action: { label: 'Annuler', act: () => { void change(file, !isArchived) } } })
  }
  return change
}
