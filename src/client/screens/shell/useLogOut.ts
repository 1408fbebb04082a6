import { logOut } from '#client/session'
import { useAppDispatch, useAppSelector } from '#client/store'
import type { Hosts } from '#client/transport'
import { useConfirm, useToast } from '#client/ui/feedback'
import { selectUnsavedCount } from './unsaved'

/** Asks, then logs out and leads to the login page of the professional host (specification §2). */
export function useLogOut(hosts: Hosts): () => Promise<void> {
  const dispatch = useAppDispatch()
  const confirm = useConfirm()
  const toast = useToast()
  const unsaved = useAppSelector(selectUnsavedCount)
  const consequence = unsaved === 0
    ? 'Vos saisies sont enregistrées.'
    : `${unsaved} ${unsaved > 1 ? 'modifications ne sont pas encore enregistrées et seront perdues' : 'modification n’est pas encore enregistrée et sera perdue'}.`
  return async () => {
    if (!await confirm({ title: 'Êtes-vous sûr de vouloir vous déconnecter ?', body: consequence, action: 'Se déconnecter', danger: unsaved > 0 })) return
    const failure = await dispatch(logOut({ kept: unsaved > 0 }))
    if (failure) toast({ type: 'error', message: failure.message })
    else if (location.origin !== hosts.addresses.professional) location.assign(`${hosts.addresses.professional}/login`)
  }
}
