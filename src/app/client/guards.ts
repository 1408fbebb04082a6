import { redirect, redirectDocument, type LoaderFunction, type LoaderFunctionArgs } from 'react-router-dom'
import { opens, screenOf, screens } from '#contract/access'
import {
  loginAddress,
  safeRedirect,
  selectHeldRights,
  selectPermissions,
  selectSession,
  selectUser,
  sessionAbsent,
  sessionFollowed,
  sessionStarted,
} from '#client/session'
import { selectMeeting } from '#client/session/meeting'
import type { AppStore } from '#client/store'
import { hasAntiForgeryCookie, type Hosts } from '#client/transport'
import { clientFileAddress, clientFilesAddress } from '#features/clientFile/contract'
import { pathOf } from '#client/screens'
import { Refusal } from '#client/screens/errors'

/** What guards need: the store, the hosts and the query of the page. */
export interface Dependencies {
  readonly store: AppStore
  readonly hosts: Hosts
  /** Starts the sagas; calling it again does nothing. */
  readonly start: () => void
}

/** The result of a guard: null lets through, a response redirects. A `Refusal` is thrown, and the error screen shows it. */
type Passage = Response | null
type Guard = (args: LoaderFunctionArgs) => Promise<Passage>

/**
 * - `login`: somebody is logged in, and may use the application of this host (specification §2).
 * - `screen`: their rights open this screen; otherwise 403, said inside the shell.
 */
export type GuardName = 'login' | 'screen'

/** The guards of routes, by name. @throws {Error} for a name that is none (specification §8) */
export function createGuards(dependencies: Dependencies): (name: GuardName) => LoaderFunction {
  const login: Guard = (args) => passLogin(dependencies, args)
  const guards = new Map<string, Guard>([
    ['login', login],
    ['screen', async (args) => (await login(args)) ?? passScreen(dependencies, args)],
  ])
  return (name) => {
    const guard = guards.get(name)
    if (!guard) throw new Error(`Unknown route guard: ${name}`)
    return guard
  }
}

/**
 * In this order: the anti-forgery cookie, who is logged in, which application they may use. Parent and child routes load at
 * the same time and wait for the same answer: RTK Query asks once.
 */
async function passLogin({ store, hosts, start }: Dependencies, args: LoaderFunctionArgs): Promise<Passage> {
  const redirectUrl = pathOf(args.request.url)
  const { status } = selectSession(store.getState())
  // The page stays: the shell asks for the password over what is not saved, or leads to the login page.
  if (status === 'expired') return null
  if (hosts.authentication === 'cookie' && !hasAntiForgeryCookie(document.cookie)) {
    store.dispatch(sessionAbsent())
    refuseUnknown(args)
    return redirect(loginAddress({ redirectUrl }))
  }
  if (status === 'unknown' || status === 'loggedOut') await store.dispatch(sessionStarted())
  if (selectSession(store.getState()).status === 'loggedOut') refuseUnknown(args)
  const elsewhere = passageOf(store, redirectUrl) ?? (await otherApplication(store, hosts))
  if (!elsewhere) start()
  return elsewhere
}

/** @throws {Refusal} when the server could not say who is logged in */
function passageOf(store: AppStore, redirectUrl: string): Passage {
  const { status, errorCode, failure } = selectSession(store.getState())
  if (status === 'loggedOut') return redirect(loginAddress({ errorCode, redirectUrl }))
  // Without network, the person who was here last is believed as far as this device knows their rights.
  if (status !== 'unknown' && selectUser(store.getState())) return null
  throw new Refusal(500, failure?.message, failure?.kind === 'http' ? failure : undefined)
}

/** Who has only the other application is sent to its host, with their session; who has none may log in as somebody else. */
async function otherApplication(store: AppStore, { area, addresses }: Hosts): Promise<Passage> {
  const permissions = selectPermissions(store.getState())
  const [mine, other] =
    area === 'scpi'
      ? (['see_application_scpi', 'see_application_immo'] as const)
      : (['see_application_immo', 'see_application_scpi'] as const)
  if (permissions.has(mine)) return null
  if (permissions.has(other)) {
    const address = area === 'scpi' ? addresses.professional : addresses.scpi
    return redirectDocument(await store.dispatch(sessionFollowed(address)))
  }
  return redirect(loginAddress({ errorCode: 'access_denied' }))
}

/** In a meeting, nothing but its client file opens. A tab that never opens is the business of its client file. @throws {Refusal} 403 */
function passScreen({ store, hosts }: Dependencies, { request }: LoaderFunctionArgs): Passage {
  const { open } = selectMeeting(store.getState())
  if (open && !new URL(request.url).pathname.startsWith(`${clientFilesAddress}/${open.clientFileId}`))
    return redirect(clientFileAddress(open.clientFileId))
  const screen = screenOf(new URL(request.url).pathname, hosts.area === 'scpi' ? 'scpi' : 'professional')
  if (screen === undefined || screens[screen].opening === 'never') return null
  if (!opens(selectHeldRights(store.getState()), screen)) throw new Refusal(403)
  return null
}

/**
 * At the login page, who is logged in already goes on to where they were going. Who was refused stays: another account may
 * be let in.
 */
export const unlessLoggedIn =
  ({ store, hosts }: Dependencies): LoaderFunction =>
  async ({ request }) => {
    const { searchParams } = new URL(request.url)
    if (searchParams.has('errorCode')) return null
    const mayHoldSession = hosts.authentication === 'cookie' && hasAntiForgeryCookie(document.cookie)
    if (selectSession(store.getState()).status === 'unknown' && mayHoldSession) await store.dispatch(sessionStarted())
    return selectSession(store.getState()).status === 'loggedIn'
      ? redirect(safeRedirect(searchParams.get('redirectUrl')))
      : null
  }

/** The pattern of an address that no route has: logging in would not change that. @throws {Refusal} 404 */
function refuseUnknown({ pattern }: LoaderFunctionArgs): void {
  if (pattern === '/*') unknownPage()
}

/** No route has this address. @throws {Refusal} 404 */
export function unknownPage(): never {
  throw new Refusal(404, 'Page not found')
}
