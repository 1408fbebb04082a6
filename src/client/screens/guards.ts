import { redirect, redirectDocument, type LoaderFunction, type LoaderFunctionArgs } from 'react-router-dom'
import { isUuid } from '#contract'
import { allows, type Action } from '#contract/access'
import { loginAddress, selectPermissions, selectSession, sessionAbsent, sessionStarted } from '#client/session'
import type { AppStore } from '#client/store'
import { hasAntiForgeryCookie, type Hosts } from '#client/transport'
import { clientFileAddress, pathOf } from './addresses'
import { Refusal } from './refusal'

/** What decides whether a screen is shown: who is logged in, and on which host. */
export interface Surroundings {
  readonly store: AppStore
  readonly hosts: Hosts
}

/** Loaders that let a route through, send elsewhere, or refuse it (specification §2). */
export interface Guards {
  /** Somebody is logged in, and may use the real-estate application. */
  readonly login: LoaderFunction
  /** What they may do allows this action; otherwise 403, said inside the shell. */
  readonly needs: (action: Action) => LoaderFunction
}

/** What a guard answers: null lets through, a response redirects. */
type Passage = Response | null

export function createGuards({ store, hosts }: Surroundings): Guards {
  /** Parent and child routes load at the same time and wait for the same answer: RTK Query asks once. */
  const login = async ({ request }: LoaderFunctionArgs): Promise<Passage> => {
    const redirectUrl = pathOf(request.url)
    if (hosts.authentication === 'cookie' && !hasAntiForgeryCookie(document.cookie)) {
      store.dispatch(sessionAbsent())
      return redirect(loginAddress({ redirectUrl }))
    }
    if (selectSession(store.getState()).status !== 'loggedIn') await store.dispatch(sessionStarted())
    return passageOf(store, redirectUrl) ?? otherApplication(store, hosts)
  }
  return {
    login,
    needs: (action) => async (args) => {
      const passage = await login(args)
      if (passage) return passage
      if (!allows(selectPermissions(store.getState()), action)) throw new Refusal(403)
      return null
    },
  }
}

/** @throws {Refusal} when the server could not say who is logged in */
function passageOf(store: AppStore, redirectUrl: string): Passage {
  const { status, errorCode, failure } = selectSession(store.getState())
  if (status === 'loggedIn') return null
  // A refusal (403) would only be met again where the person came from.
  if (status === 'loggedOut') return redirect(loginAddress(errorCode === 403 ? { errorCode } : { errorCode, redirectUrl }))
  throw new Refusal(failure?.kind === 'http' ? failure.status : 500, failure?.message)
}

/** Without the real-estate application, those who have the SCPI one are sent to it; others may log in as somebody else. */
function otherApplication(store: AppStore, hosts: Hosts): Passage {
  const permissions = selectPermissions(store.getState())
  if (permissions.has('see_application_immo')) return null
  if (permissions.has('see_application_scpi') && hosts.area !== 'scpi') return redirectDocument(hosts.addresses.scpi)
  return redirect(loginAddress({ errorCode: 403 }))
}

/** A client file is named by its UUID; anything else is no page. */
export const uuidOnly: LoaderFunction = ({ params }) => isUuid(params['uuid']) ? null : unknownPage()

/** The first tab of a client file. */
export const toSynthesis: LoaderFunction = ({ params }) => redirect(clientFileAddress(params['uuid'] ?? ''))

/** @throws {Refusal} 404 */
export function unknownPage(): never {
  throw new Refusal(404)
}
