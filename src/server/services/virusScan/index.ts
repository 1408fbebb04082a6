import { connect, type Socket } from 'node:net'

/** What is in a file, as a scanner says it. */
export type ScanResult = { readonly kind: 'clean' } | { readonly kind: 'infected'; readonly name: string }

/** Looks for viruses in a file. @throws Error when the scanner does not answer */
export type VirusScan = (content: Buffer) => Promise<ScanResult>

const DEFAULT_PORT = 3310
const TIMEOUT_MS = 20_000
const CHUNK_BYTES = 65_536

/** A daemon of ClamAV (`clamd`), asked by its command INSTREAM. @param url `tcp://host:3310` */
export function clamAv(url: string): VirusScan {
  const { hostname, port } = new URL(url)
  return (content) => exchange(connect({ host: hostname, port: port === '' ? DEFAULT_PORT : Number(port) }), content)
}

function exchange(socket: Socket, content: Buffer): Promise<ScanResult> {
  return new Promise((resolve, reject) => {
    const answered: Buffer[] = []
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('The virus scanner does not answer')))
    socket.on('error', reject)
    socket.on('data', (bytes) => answered.push(bytes))
    socket.on('close', () => {
      try {
        resolve(resultOf(Buffer.concat(answered).toString('utf8')))
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)))
      }
    })
    socket.on('connect', () => {
      socket.write('zINSTREAM\0')
      for (let start = 0; start < content.length; start += CHUNK_BYTES) {
        const chunk = content.subarray(start, start + CHUNK_BYTES)
        socket.write(sizeOf(chunk.length))
        socket.write(chunk)
      }
      // An empty chunk ends the file; the daemon answers and hangs up.
      socket.end(sizeOf(0))
    })
  })
}

/** Four bytes, the greatest first. */
function sizeOf(bytes: number): Buffer {
  const written = Buffer.alloc(4)
  written.writeUInt32BE(bytes)
  return written
}

/** `stream: OK`, `stream: Eicar-Signature FOUND`, or what went wrong. @throws Error */
function resultOf(answer: string): ScanResult {
  const said = answer.replace(/\0.*$/s, '').trim()
  if (said === 'stream: OK') return { kind: 'clean' }
  const [, name] = /^stream: (.+) FOUND$/.exec(said) ?? []
  if (name === undefined) throw new Error(`The virus scanner answered: ${said === '' ? 'nothing' : said}`)
  return { kind: 'infected', name }
}
