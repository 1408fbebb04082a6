import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { codeOf } from '#server/db'
import type { ErrorResponse } from '../errors'
import type { RequestLimits } from '../limits'
import { rawAnswer } from './rawAnswer'

const refusal = (status: number, message: string): ErrorResponse => ({ status, body: { message } })

const REFUSALS: Readonly<Record<string, ErrorResponse>> = {
  ERR_HTTP_REQUEST_TIMEOUT: refusal(
    408,
    'Cette requête n’est pas arrivée entière à temps. Rien n’a été modifié\u202f: recommencez.',
  ),
  HPE_HEADER_OVERFLOW: refusal(431, 'Les en-têtes de cette requête sont trop longs. Rien n’a été modifié.'),
}

const UNREADABLE = refusal(400, 'Cette requête n’est pas lisible. Rien n’a été modifié.')

/** Answers what is no request of HTTP, before there is one that the application could answer, as every error is; then ends the connection. */
export const answerUnreadable =
  (limits: RequestLimits) =>
  (error: Error, socket: Socket): void => {
    if (codeOf(error) === 'ECONNRESET' || socket.destroyed) return
    const { status, headers, body } = rawAnswer(REFUSALS[codeOf(error)] ?? UNREADABLE, socket, limits)
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ]
    if (socket.writable) socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
    else socket.destroy()
  }
