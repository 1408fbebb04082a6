import { useState } from 'react'
import { rightsOf } from '#contract/access'
import { api, outcomeOf } from '#client/api'
import { useToast } from '#client/feedback'
import { useAppDispatch, useResourceList } from '#client/store'
import { ErrorBlock } from '#client/ui'
import { Button } from '#client/ui/controls'
import { ChoiceInput } from '#client/ui/inputs'
import { DialogDescription, Modal } from '#client/ui/modal'
import { nameOf, rolesOf, type User } from './user'

const follows = (user: User): boolean =>
  user.attributes.status === 'active' && rightsOf(rolesOf(user)).permissions.has('manage_client_files')

/** Gives all that somebody follows to a colleague. */
export function TransferDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { resources } = useResourceList('user', { filter: { status: 'active' }, page: { size: 200 } })
  const [to, setTo] = useState<string | null>(null)
  const { send, failure, isSending } = useTransfer(user, onClose)
  const colleagues = resources.filter((colleague) => colleague.id !== user.id && follows(colleague))
  return (
    <Modal title={`Transférer ce que suit ${nameOf(user)}`} width={520} onClose={onClose}>
      <DialogDescription>
        Tous ses dossiers clients et tous ses contacts changent de conseiller. Chaque dossier le dit dans son
        historique.
      </DialogDescription>
      {failure !== undefined && <ErrorBlock message={failure} />}
      <ChoiceInput
        asList
        required
        label="Nouveau conseiller"
        choices={colleagues.map((colleague) => ({ value: colleague.id, label: nameOf(colleague) }))}
        value={to}
        onChange={(chosen) => {
          setTo(chosen === null ? null : String(chosen))
        }}
      />
      <div className="form-actions">
        <Button onClick={onClose}>Annuler</Button>
        <Button type="primary" loading={isSending} onClick={() => void send(to)}>
          Transférer
        </Button>
      </div>
    </Modal>
  )
}

function useTransfer(user: User, onClose: () => void) {
  const dispatch = useAppDispatch()
  const toast = useToast()
  const [failure, setFailure] = useState<string>()
  const [isSending, setSending] = useState(false)
  const send = async (to: string | null) => {
    if (to === null) {
      setFailure('Choisissez qui reprend ses dossiers et ses contacts.')
      return
    }
    setSending(true)
    const request = { ref: { type: 'user' as const, id: user.id }, attributes: { action: 'transfer', to } }
    const { error } = outcomeOf(await dispatch(api.endpoints.update.initiate(request, { track: false })))
    setSending(false)
    setFailure(error?.message)
    if (error) return
    toast({ type: 'success', message: `Les dossiers et contacts de ${nameOf(user)} sont transférés.` })
    onClose()
  }
  return { send, failure, isSending }
}
