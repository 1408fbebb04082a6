import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { api, outcomeOf, transportOf } from '#client/api'
import { handOverTo, type ApiFailure } from '#client/transport'
import { sessionClosed } from './session'

type Operation<Result> = ThunkAction<Promise<Result>, unknown, unknown, UnknownAction>

/** Asks the server who is logged in; the session slice learns the answer. */
export const sessionStarted = (): Operation<void> => async (dispatch) => {
  await dispatch(api.endpoints.me.initiate(undefined, { subscribe: false, forceRefetch: true }))
}

/** Logs in; answers the failure to show, or undefined. The query cache of an earlier session is reset first. */
export const logIn =
  (credentials: { email: string; password: string }): Operation<ApiFailure | undefined> =>
  async (dispatch) => {
    dispatch(api.util.resetApiState())
    const { error } = outcomeOf(await dispatch(api.endpoints.login.initiate(credentials, { track: false })))
    return error
  }

/** The address of another host of ours, where the session goes on. */
export const sessionFollowed =
  (address: string): Operation<string> =>
  (_dispatch, _getState, extra) =>
    handOverTo(transportOf(extra), address)

/**
 * Logs out; answers the failure to show, or undefined. A session that had ended already is logged out all the same.
 * @param kept whether what is not saved stays on this device, for the next visit of the same person
 */
export const logOut =
  ({ kept }: { readonly kept: boolean }): Operation<ApiFailure | undefined> =>
  async (dispatch) => {
    const { error } = outcomeOf(await dispatch(api.endpoints.logout.initiate(undefined, { track: false })))
    if (error && !(error.kind === 'http' && [401, 419].includes(error.status))) return error
    dispatch(sessionClosed({ kept }))
    dispatch(api.util.resetApiState())
    return undefined
  }
