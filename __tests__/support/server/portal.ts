import type { LightMyRequestResponse } from 'fastify'
import { DEMO_PASSWORD } from '#features/account/server/demo'
import { sentMail } from './mail'
import { callerOf, type Caller, type TestApp } from './testApp'

/** The demo client who has an account in the portal. */
export const DEMO_CLIENT = 'client-scpi@ormeval.example'

/** The same browser, asking from the pages of the portal. */
export const inPortal = (browser: Caller): Caller => ({
  cookies: browser.cookies,
  call: (method, path, body, headers = {}) => {
    const token = browser.cookies.get('XSRF-TOKEN-PORTAL')
    return browser.call(method, path, body, {
      'x-portal': '1',
      ...(token === undefined || method === 'GET' ? {} : { 'x-xsrf-token': token }),
      ...headers,
    })
  },
})

/** A browser at the portal, which nobody is logged in to. */
export async function portalVisitor({ app }: Pick<TestApp, 'app'>, browser = callerOf(app)): Promise<Caller> {
  const visitor = inPortal(browser)
  await visitor.call('GET', '/api/csrf-cookie')
  return visitor
}

/** Logs a client in. */
export const logInToPortal = (
  visitor: Caller,
  email = DEMO_CLIENT,
  password = DEMO_PASSWORD,
): Promise<LightMyRequestResponse> => visitor.call('POST', '/api/scpi/v1/client/account/login', { email, password })

/** A client in his portal. */
export async function portalClient(running: Pick<TestApp, 'app'>, browser?: Caller): Promise<Caller> {
  const visitor = await portalVisitor(running, browser)
  const answer = await logInToPortal(visitor)
  if (answer.statusCode !== 200)
    throw new Error(`Login to the portal answered ${String(answer.statusCode)}: ${answer.body}`)
  return visitor
}

/** The secrets of the links that were sent to a client, in no order. */
export async function linkSecrets(running: TestApp, email: string): Promise<readonly string[]> {
  const mail = await sentMail(running)
  return mail
    .filter(({ to }) => to?.[0]?.address === email)
    .flatMap(({ text = '' }) => [...text.matchAll(/\/espace-client\/mot-de-passe\/([\w-]+)\?email=/g)])
    .map(([, secret = '']) => secret)
}
