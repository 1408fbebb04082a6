import { data, redirect, redirectDocument, type LoaderFunction, type LoaderFunctionArgs } from 'react-router-dom'
import { isUuid } from '#contract'
import { allows, type Action } from '#contract/access'
import { loginAddress, selectPermissions, selectSession, sessionAbsent, sessionStarted } from '#client/session'
import type { AppStore } from '#client/store'
import { hasAntiForgeryCookie, type Hosts } from '#client/transport'
import { clientFileAddress, pathOf } from './addresses'

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

export function createGuards({ store, hosts }: Surroundings): Guards {
  /** Parent and child routes load at the same time and wait for the same answer: RTK Query asks once. */
  const login = async ({ request }: LoaderFunctionArgs): Promise<null> => {
    const redirectUrl = pathOf(request.url)
    if (hosts.authentication === 'cookie' && !hasAntiForgeryCookie(document.cookie)) {
      store.dispatch(sessionAbsent())
      throw redirect(loginAddress({ redirectUrl }))
    }
    if (selectSession(store.getState()).status !== 'loggedIn') await store.dispatch(sessionStarted())
    refuseWithoutSession(store, redirectUrl)
    refuseOtherApplication(store, hosts)
    return null
  }
  return {
    login,
    needs: (action) => async (args) => {
      await login(args)
      if (!allows(selectPermissions(store.getState()), action)) throw data(null, { status: 403 })
      return null
    },
  }
}

function refuseWithoutSession(store: AppStore, redirectUrl: string): void {
  const { status, errorCode, failure } = selectSession(store.getState())
  if (status === 'loggedIn') return
  // A refusal (403) would only be met again where the person came from.
  if (status === 'loggedOut') throw redirect(loginAddress(errorCode === 403 ? { errorCode } : { errorCode, redirectUrl }))
  throw data(failure, { status: failure?.kind === 'http' ? failure.status : 500 })
}

/** Without the real-estate application, those who have the SCPI one are sent to it, others may log in as somebody else. */
function refuseOtherApplication(store: AppStore, hosts: Hosts): void {
  const permissions = selectPermissions(store.getState())
  if (permissions.has('see_application_immo')) return
  if (permissions.has('see_application_scpi') && hosts.area !== 'scpi') throw redirectDocument(hosts.addresses.scpi)
  throw redirect(loginAddress({ errorCode: 403 }))
}

/** A client file is named by its UUID; anything else is no page. */
export const uuidOnly: LoaderFunction = ({ params }) => isUuid(params['uuid']) ? null : unknownPage()

/** The first tab of a client file. */
export const toSynthesis: LoaderFunction = ({ params }) => redirect(clientFileAddress(params['uuid'] ?? ''))

/** @throws {Response} 404 */
export function unknownPage(): never {
  throw data(null, { status: 404 })
}
