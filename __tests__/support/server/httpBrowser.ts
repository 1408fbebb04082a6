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
}

export function httpBrowser(): HttpBrowser {
  const cookies = new Map<string, string>()
  const call: HttpBrowser['call'] = async (address, method, path, body, headers = {}) => {
    const answer = await fetch(`${address}/api${path}`, {
      method,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
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
    async logIn(address, email, password) {
      await call(address, 'GET', '/csrf-cookie')
      return (await call(address, 'POST', '/v3/account/login', { email, password })).status
    },
  }
}

/** The address that a started application printed. */
export const addressIn = (output: string): string =>
  /http:\/\/localhost:\d+/.exec(output)?.[0].replace('localhost', '127.0.0.1') ?? ''
