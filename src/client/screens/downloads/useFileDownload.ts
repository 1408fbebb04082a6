import { messages } from '#contract'
import { transportOf } from '#client/api'
import { useToast } from '#client/feedback'
import { useAppDispatch } from '#client/store'
import type { ApiRequest } from '#client/transport'
import { downloadFile } from './download'

/** What is asked, and the name that the file is saved under. */
type FileRequest = Pick<ApiRequest, 'path' | 'query' | 'body'> & { readonly name: string }

/**
 * Asks the server for a file and gives it to the person. Unlike a link, it lets the server ask first who one is, and says why there
 * is no file.
 */
export function useFileDownload(): (request: FileRequest) => Promise<void> {
  const dispatch = useAppDispatch()
  const toast = useToast()
  return async ({ name, ...request }) => {
    const { body, failure } = await dispatch(asking(request))
    if (body instanceof Blob) downloadFile(name, body)
    else toast({ type: 'error', message: failure?.message ?? messages.technical })
  }
}

const asking =
  (request: Pick<ApiRequest, 'path' | 'query' | 'body'>) => (_dispatch: unknown, _state: unknown, extra: unknown) =>
    transportOf(extra).send({ ...request, method: request.body === undefined ? 'GET' : 'POST', isFile: true })
