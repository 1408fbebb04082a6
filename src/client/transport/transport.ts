import { entriesOf, isObject } from '#contract/json'
import { MEETING_HEADER, PORTAL_HEADER } from '#contract/access'
import { failureOfAnswer, failureOfThrown, interrupted } from './failure'
import type { Hosts } from './hosts'
import type { ApiRequest, ApiResponse, Transport, QueryValue } from './request'

/** What the transport needs of the browser. */
export interface Dependencies {
  readonly hosts: Pick<Hosts, 'apiAddress' | 'authentication'>
  readonly fetch: typeof fetch
  /** The text of `document.cookie`. */
  readonly cookies: () => string
  /** The bearer token, where authentication goes by token. */
  readonly bearerToken: () => string | undefined
  /** Whether a client looks on: the server then leaves out what is internal. */
  readonly isMeeting?: () => boolean
  /** The pages are those of the portal of clients: its session answers, which has an anti-forgery cookie of its own. */
  readonly isPortal?: boolean
}

/** What the portal of clients says with each request. */
const portalHeader = ({ isPortal = false }: Pick<Dependencies, 'isPortal'>): Record<string, string> =>
  isPortal ? { [PORTAL_HEADER]: '1' } : {}

/** Sends requests by `fetch`, authenticated by cookie or by bearer token as the host asks. */
export function createTransport(dependencies: Dependencies): Transport {
  const ask = asking(dependencies)
  const send = dependencies.hosts.authentication === 'cookie' ? byCookie(dependencies, ask) : ask
  return {
    async send(request) {
      try {
        const response = await send(request)
        if (request.isFile === true && response.ok) return { body: await response.blob() }
        return answerOf(response, await response.text())
      } catch (thrown) {
        return { failure: failureOfThrown(thrown, request.signal) }
      }
    },
  }
}

type Ask = (request: ApiRequest) => Promise<Response>

/** One request, once. */
function asking({ hosts, fetch, cookies, bearerToken, isMeeting = () => false, isPortal = false }: Dependencies): Ask {
  const authentication = (request: ApiRequest): Record<string, string> => {
    const token = hosts.authentication === 'bearer' ? bearerToken() : antiForgeryToken(cookies(), isPortal)
    if (token === undefined) return {}
    if (hosts.authentication === 'bearer') return { Authorization: `Bearer ${token}` }
    return request.method === 'GET' ? {} : { 'X-XSRF-TOKEN': token }
  }
  return async (request) => {
    const { method, path, query, body, headers, signal, multipart, outlivesPage } = request
    const isJson = body !== undefined && multipart !== true
    const content = body === undefined ? {} : { body: isJson ? await jsonBody(body) : formBody(body) }
    return fetch(`${hosts.apiAddress}${path}${queryText(query)}`, {
      method,
      credentials: hosts.authentication === 'cookie' ? 'include' : 'omit',
      headers: {
        Accept: 'application/vnd.api+json',
        ...(isJson ? { 'Content-Type': 'application/json' } : {}),
        ...(isMeeting() ? { [MEETING_HEADER]: '1' } : {}),
        ...portalHeader({ isPortal }),
        ...authentication(request),
        ...headers,
      },
      ...content,
      ...(signal ? { signal } : {}),
      ...(outlivesPage ? { keepalive: true } : {}),
    })
  }
}

/**
 * Sends a request in cookie mode. After a 401 or 419 the anti-forgery cookie is fetched again and the request repeated once: a
 * refused request has changed nothing. If somebody logged in meanwhile, here or in another tab, it is repeated once more.
 */
function byCookie({ hosts, fetch, cookies, isPortal = false }: Dependencies, ask: Ask): Ask {
  let cookieUnderWay: Promise<unknown> | undefined

  /** Requests that need the cookie at the same time wait for one fetch of it. */
  const fetchCookie = (): Promise<unknown> => {
    const headers = portalHeader({ isPortal })
    cookieUnderWay ??= fetch(`${hosts.apiAddress}/csrf-cookie`, { credentials: 'include', headers }).finally(() => {
      cookieUnderWay = undefined
    })
    return cookieUnderWay
  }
  return async (request) => {
    if (request.method !== 'GET' && !hasAntiForgeryCookie(cookies(), isPortal)) await fetchCookie()
    const response = await ask(request)
    if (!isSessionOver(response, request)) return response
    await leave(response)
    await fetchCookie()
    const token = antiForgeryToken(cookies(), isPortal)
    const repeated = await ask(request)
    if (!isSessionOver(repeated, request) || antiForgeryToken(cookies(), isPortal) === token) return repeated
    await leave(repeated)
    return ask(request)
  }
}

/** Ends an answer that nobody will read: it would hold its connection. */
const leave = async ({ body }: Response): Promise<void> => body?.cancel()

const isSessionOver = ({ status }: Response, { authenticates }: ApiRequest): boolean =>
  status === 419 || (status === 401 && authenticates !== true)

function answerOf(response: Response, text: string): ApiResponse {
  const body = parseJson(text)
  // A login that is not over yet opens nothing.
  const isOver = response.status !== 202 || !('second_factor' in entriesOf(entriesOf(body)['meta']))
  if (!response.ok || !isOver) return { failure: failureOfAnswer(response, body) }
  return body === undefined ? { failure: interrupted('document') } : { body }
}

/** Null for an empty text, undefined for one that is not JSON. */
function parseJson(text: string): unknown {
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The body of a JSON request. Files and blobs in it, at any depth, become data-URL texts (specification §7). */
async function jsonBody(body: unknown): Promise<string> {
  return JSON.stringify(await withDataUrls(body))
}

async function withDataUrls(value: unknown): Promise<unknown> {
  if (value instanceof Blob) return dataUrl(value)
  if (Array.isArray(value)) return Promise.all(value.map(withDataUrls))
  if (!isObject(value)) return value
  return Object.fromEntries(
    await Promise.all(Object.entries(value).map(async ([name, inner]) => [name, await withDataUrls(inner)] as const)),
  )
}

async function dataUrl(blob: Blob): Promise<string> {
  let bytes = ''
  for (const byte of new Uint8Array(await blob.arrayBuffer())) bytes += String.fromCharCode(byte)
  return `data:${blob.type || 'application/octet-stream'};base64,${btoa(bytes)}`
}

/** The body of a multipart request: nested names as `logo[file]`, booleans as 1 or 0, nothing for null. */
function formBody(body: unknown): FormData {
  const form = new FormData()
  if (isObject(body)) for (const [name, value] of Object.entries(body)) append(form, name, value)
  return form
}

function append(form: FormData, name: string, value: unknown): void {
  if (value === null || value === undefined) return
  if (value instanceof Blob) form.append(name, value)
  else if (typeof value === 'boolean') form.append(name, value ? '1' : '0')
  else if (isObject(value) || Array.isArray(value))
    for (const [inner, item] of Object.entries(value)) append(form, `${name}[${inner}]`, item)
  else if (typeof value === 'string' || typeof value === 'number') form.append(name, String(value))
}

/** `?include=a,b&filter[status]=draft`, or an empty text. Booleans are 1 or 0 (specification §7). */
function queryText(query: Readonly<Record<string, QueryValue>> = {}): string {
  const parameters = new URLSearchParams(Object.entries(query).flatMap(([name, value]) => pairs(name, value)))
  const text = parameters.toString()
  return text === '' ? '' : `?${text}`
}

function pairs(name: string, value: QueryValue): [string, string][] {
  if (value === null || value === undefined) return []
  if (typeof value === 'boolean') return [[name, value ? '1' : '0']]
  if (isList(value)) return [[name, value.join(',')]]
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([inner, item]) => pairs(`${name}[${inner}]`, item))
  return [[name, String(value)]]
}

/** `Array.isArray` does not narrow a read-only array. */
const isList = (value: QueryValue): value is readonly (string | number)[] => Array.isArray(value)

/** Name of the readable anti-forgery cookie (specification §9). */
const ANTI_FORGERY_COOKIE = 'XSRF-TOKEN'
/** That of the portal of clients, beside it in the same browser. */
const PORTAL_ANTI_FORGERY_COOKIE = 'XSRF-TOKEN-PORTAL'

/** True when the anti-forgery cookie is there: without it nobody is logged in by cookie. */
export const hasAntiForgeryCookie = (cookies: string, isPortal = false): boolean =>
  antiForgeryToken(cookies, isPortal) !== undefined

/** Undefined without the cookie. */
export function antiForgeryToken(cookies: string, isPortal = false): string | undefined {
  const name = isPortal ? PORTAL_ANTI_FORGERY_COOKIE : ANTI_FORGERY_COOKIE
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  const value = pair?.slice(name.length + 1)
  return value ? decodeURIComponent(value) : undefined
}
