/** What an application process answered. */
export interface HttpAnswer {
  readonly status: number
  readonly headers: Headers
  /** Null without content. */
  readonly body: unknown
}

/** A browser over the network: it keeps its cookies, whichever process it asks, and repeats the anti-forgery one. */
export interface HttpBrowser {
  readonly call: (
    address: string,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ) => Promise<HttpAnswer>
  /** Resolves to the status. */
  readonly logIn: (address: string, email: string, password: string) => Promise<number>
  /** What an open page is told, from when it resolves on. */
  readonly events: (address: string) => Promise<HttpEvents>
}

export interface HttpEvents {
  /** All that was told, once this is in it. @throws Error when the stream ends before */
  readonly until: (text: string) => Promise<string>
  readonly close: () => void
}

export function httpBrowser(): HttpBrowser {
  const cookies = new Map<string, string>()
  const cookieHeader = (): string => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const call: HttpBrowser['call'] = async (address, method, path, body, headers = {}) => {
    const answer = await fetch(`${address}/api${path}`, {
      method,
      headers: {
        cookie: cookieHeader(),
        ...(method === 'GET' ? {} : { 'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? '') }),
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    }
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, body: text === '' ? null : JSON.parse(text) }
  }
  return {
    call,
    events: (address) => eventsAt(address, cookieHeader()),
    async logIn(address, email, password) {
      await call(address, 'GET', '/csrf-cookie')
      return (await call(address, 'POST', '/v3/account/login', { email, password })).status
    },
  }
}

async function eventsAt(address: string, cookie: string): Promise<HttpEvents> {
  const ending = new AbortController()
  const { body, status } = await fetch(`${address}/api/v3/events`, {
    headers: { cookie, accept: 'text/event-stream' },
    signal: ending.signal,
  })
  const reader = body?.getReader()
  if (!reader) throw new Error(`There is no stream: ${status}`)
  const decoder = new TextDecoder()
  let told = ''
  const until = async (text: string): Promise<string> => {
    while (!told.includes(text)) {
      const { value, done } = await reader.read()
      if (done) throw new Error(`The stream ended before ${text}: ${told}`)
      told += decoder.decode(value, { stream: true })
    }
    return told
  }
  return {
    until,
    close: () => {
      ending.abort()
    },
  }
}

/** The address that a started application printed. */
export const addressIn = (output: string): string =>
  /http:\/\/localhost:\d+/.exec(output)?.[0].replace('localhost', '127.0.0.1') ?? ''
