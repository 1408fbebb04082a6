import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { codeOf } from '#server/db'

interface Answer {
  readonly status: number
  readonly message: string
}

const REFUSALS: Readonly<Record<string, Answer>> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    message: 'Cette requête n’est pas arrivée entière à temps. Rien n’a été modifié\u202f: recommencez.',
  },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    message: 'Les en-têtes de cette requête sont trop longs. Rien n’a été modifié.',
  },
}

const UNREADABLE: Answer = { status: 400, message: 'Cette requête n’est pas lisible. Rien n’a été modifié.' }

/** Answers what is no request of HTTP, before there is one that the application could answer, as every error is; then ends the connection. */
export function answerUnreadable(error: Error, socket: Socket): void {
  if (codeOf(error) === 'ECONNRESET' || socket.destroyed) return
  const { status, message } = REFUSALS[codeOf(error)] ?? UNREADABLE
  const body = JSON.stringify({ message })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ]
  if (socket.writable) socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  else socket.destroy()
}
