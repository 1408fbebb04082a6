import { lookup, type LookupAddress } from 'node:dns'
import { request as plainRequest, type IncomingMessage } from 'node:http'
import { request as secureRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Why a file is not taken from an address, in French. */
export class DownloadRefused extends Error {
  override readonly name = 'DownloadRefused'

  constructor(
    message: string,
    /** Whether it may go well another time. */
    readonly isPassing = false,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

export interface Download {
  /** Bytes. */
  readonly largest: number
  readonly timeoutMs: number
  /** How many times it is followed to another address. */
  readonly redirects: number
  /** It was named by who runs this machine, and may lie on it or beside it. */
  readonly mayBeInside?: boolean
}

const MEGABYTE = 1_048_576

/** Addresses that lead inside: of this machine, of networks behind it, of none. */
const inside = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(network, prefix, 'ipv6')

const isInside = (address: string): boolean => inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Resolves a name, and refuses it where one of its addresses leads inside: what is connected to is what was checked. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const [first] = found
    if (error || !first) callback(error ?? new Error('no address'), '')
    else if (found.some(({ address }) => isInside(address))) callback(new DownloadRefused(INSIDE), '')
    else if (options.all === true) callback(null, found)
    else callback(null, first.address, first.family)
  })
}

const INSIDE = 'cette adresse mène à un réseau privé.'

/** The bytes of a public file, by http or https. @throws DownloadRefused */
export async function downloadFile(address: string, download: Download): Promise<Buffer> {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:')
    throw new DownloadRefused(`${address}\u00a0: une adresse qui commence par https:// est attendue.`)
  const answer = await answerOf(url, download)
  const { statusCode = 0, headers } = answer
  if (statusCode === 200) return bytesOf(answer, address, download.largest)
  answer.destroy()
  const { location } = headers
  if (statusCode < 300 || statusCode >= 400 || location === undefined)
    throw new DownloadRefused(`${address} répond ${String(statusCode)}.`, statusCode >= 500 || statusCode === 429)
  if (download.redirects === 0)
    throw new DownloadRefused(`${address} renvoie à une autre adresse\u00a0: donnez celle-ci (${location}).`)
  const next = URL.canParse(location, url.href) ? new URL(location, url).href : location
  return downloadFile(next, { ...download, redirects: download.redirects - 1 })
}

function answerOf(url: URL, { timeoutMs, mayBeInside = false }: Download): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!mayBeInside && isIP(host) !== 0 && isInside(host))
    return Promise.reject(new DownloadRefused(`${url.href}\u00a0: ${INSIDE}`))
  const send = url.protocol === 'https:' ? secureRequest : plainRequest
  return new Promise((resolve, reject) => {
    const request = send(url, {
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: '*/*' },
      ...(mayBeInside ? {} : { lookup: publicLookup }),
    })
    request.on('response', resolve)
    request.on('error', (error) => {
      reject(
        error instanceof DownloadRefused
          ? new DownloadRefused(`${url.href}\u00a0: ${error.message}`)
          : new DownloadRefused(`${url.href} ne répond pas.`, true, { cause: error }),
      )
    })
    request.end()
  })
}

async function bytesOf(answer: IncomingMessage, address: string, largest: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > largest)
        throw new DownloadRefused(`${address} dépasse ${String(Math.floor(largest / MEGABYTE))}\u00a0Mo.`)
      chunks.push(chunk)
    }
  } catch (error) {
    if (error instanceof DownloadRefused) throw error
    throw new DownloadRefused(`${address} ne répond pas jusqu’au bout.`, true, { cause: error })
  }
  return Buffer.concat(chunks)
}
