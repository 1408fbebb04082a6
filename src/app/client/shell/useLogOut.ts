import { useAppDispatch, useAppStore } from '#client/store'
import type { Hosts } from '#client/transport'
import { useAlert, useConfirm, useDueDeletions } from '#client/feedback'

/** Logs out, once that was asked: the questions come with who leaves. */
export function useLogOut(hosts: Hosts): () => Promise<void> {
  const dispatch = useAppDispatch()
  const confirm = useConfirm()
  const alert = useAlert()
  const sendDeletions = useDueDeletions()
  const store = useAppStore()
  return async () => {
    const { askAndLogOut } = await import(/* webpackChunkName: "palette" */ './askAndLogOut')
    await askAndLogOut({ hosts, dispatch, store, confirm, alert, sendDeletions })
  }
}
