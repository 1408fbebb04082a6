import { redirect, type LoaderFunction } from 'react-router-dom'
import { pathOf } from '#client/screens'
import { Refusal } from '#client/screens/errors'
import { selectSession, sessionAbsent, sessionStarted } from '#client/session'
import type { AppStore } from '#client/store'
import { hasAntiForgeryCookie } from '#client/transport'
import { portalLogin, portalRedirect } from './addresses'

export interface PortalDependencies {
  readonly store: AppStore
  /** Starts the sagas; calling it again does nothing. */
  readonly start: () => void
}

const mayHoldSession = (): boolean => hasAntiForgeryCookie(document.cookie, true)

/** Lets a client in, and sends anybody else to the login. @throws {Refusal} when the server could not say who is there */
export const clientOnly =
  ({ store, start }: PortalDependencies): LoaderFunction =>
  async ({ request }) => {
    const redirectUrl = pathOf(request.url)
    const { status } = selectSession(store.getState())
    // The shell leads to the login.
    if (status === 'expired') return null
    if (!mayHoldSession()) {
      store.dispatch(sessionAbsent())
      return redirect(portalLogin({ redirectUrl }))
    }
    if (status === 'unknown' || status === 'loggedOut') await store.dispatch(sessionStarted())
    const session = selectSession(store.getState())
    if (session.status === 'loggedOut') return redirect(portalLogin({ redirectUrl }))
    if (session.status === 'unknown')
      throw new Refusal(500, session.failure?.message, session.failure?.kind === 'http' ? session.failure : undefined)
    start()
    return null
  }

/** At the login, a client who is in goes on to where he was going. */
export const unlessInside =
  ({ store }: PortalDependencies): LoaderFunction =>
  async ({ request }) => {
    const { searchParams } = new URL(request.url)
    // Who was refused stays; who has just chosen a password is not in yet: that ended every session.
    if (searchParams.has('errorCode') || searchParams.has('passwordChosen')) return null
    if (selectSession(store.getState()).status === 'unknown' && mayHoldSession()) await store.dispatch(sessionStarted())
    return selectSession(store.getState()).status === 'loggedIn'
      ? redirect(portalRedirect(searchParams.get('redirectUrl')))
      : null
  }
