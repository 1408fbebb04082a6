import { useNavigate } from 'react-router-dom'
import type { Attributes } from '#contract'
import { outcomeOf } from '#client/api'
import { useToast } from '#client/feedback'
import { clientFileApi } from '../api'
import { clientFileAddress } from '#features/clientFile/contract'

/** What must be known of a client file to act on the whole of it. */
export interface OperableFile {
  readonly id: string
  readonly title: string
  readonly status: Attributes<'client_file'>['status']
  /** Null when it came from no lead. */
  readonly origin: Attributes<'client_file'>['origin']
}

/** Copies a file and opens the copy. */
export function useDuplication(): (file: Pick<OperableFile, 'id' | 'title'>) => Promise<void> {
  const [replicate] = clientFileApi.useReplicateClientFileMutation()
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
