import { createSlice, isRejectedWithValue, type Action, type PayloadAction } from '@reduxjs/toolkit'
import type { Ref } from '#contract/jsonapi'
import { entriesOf, isText } from '#contract/json'
import { api, type Answer } from '#client/api'
import type { ApiFailure, HttpFailure } from '#client/transport'

/** Who is at the keyboard. */
export interface SessionState {
  /**
   * - `unknown`: the server has not said yet whether someone is logged in.
   * - `loggedIn`: it has, or it does not answer and this person was the last here.
   * - `expired`: the server ended the session while the person was at work: what is on screen is still theirs.
   * - `loggedOut`: nobody; `user` stays when the session had ended before anything was shown.
   */
  readonly status: 'unknown' | 'loggedIn' | 'expired' | 'loggedOut'
  /** Whose data the store holds, from one visit to the next: the same person finds again what they typed. */
  readonly user: Ref | null
  /** Why the server ended the session or refused it: 401, 403, 419. */
  readonly errorCode: number | null
  /** The failure of the request for the current user, when it is not a refusal. */
  readonly failure: ApiFailure | null
}

const initialState: SessionState = { status: 'unknown', user: null, errorCode: null, failure: null }

const { me, login } = api.endpoints

function loggedIn(_state: SessionState, { payload }: PayloadAction<Answer>): SessionState {
  return { ...initialState, status: 'loggedIn', user: payload.refs[0] ?? null }
}

const isHttp = (payload: unknown): payload is HttpFailure => entriesOf(payload)['kind'] === 'http'

/** The server ended the session: 401 or 419 to anything but a login, whose 401 speaks of the password. */
function hasExpired(action: Action): action is PayloadAction<HttpFailure> {
  return (
    isRejectedWithValue(action) &&
    !login.matchRejected(action) &&
    isHttp(action.payload) &&
    [401, 419].includes(action.payload.status)
  )
}

const isAtWork = ({ status }: SessionState): boolean => status === 'loggedIn' || status === 'expired'

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** This browser holds no session (any more): there is nothing to ask the server. */
    sessionAbsent: (state) => ({ ...state, status: 'loggedOut', errorCode: null }) as const,
    /** The person left: nothing of theirs stays in the store; on the device, what is not saved stays when it is `kept`. */
    sessionClosed: {
      prepare: (payload: { readonly kept: boolean }) => ({ payload }),
      reducer: (): SessionState => ({ ...initialState, status: 'loggedOut' }),
    },
    /** Another person logged in in another tab: the cookie is theirs, so nothing more may be sent from here. */
    sessionTaken: (state): SessionState =>
      state.status === 'loggedIn' ? { ...state, status: 'expired', errorCode: 401 } : state,
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(me.matchFulfilled, loggedIn)
      .addMatcher(login.matchFulfilled, loggedIn)
      .addMatcher(
        hasExpired,
        (state, { payload }) =>
          ({ ...state, status: isAtWork(state) ? 'expired' : 'loggedOut', errorCode: payload.status }) as const,
      )
      .addMatcher(me.matchRejected, (state, { payload }) => {
        if (payload?.kind === 'http' && payload.status === 403)
          return { ...state, status: 'loggedOut', errorCode: 403 } as const
        if (state.status === 'unknown' && state.user !== null && payload?.kind === 'network')
          return { ...state, status: 'loggedIn', failure: payload }
        return state.status === 'loggedOut' ? state : { ...state, failure: payload ?? null }
      })
  },
})

export const sessionReducer = slice.reducer
export const { sessionAbsent, sessionClosed, sessionTaken } = slice.actions

/** The last user of this device, read from storage; nobody when it cannot be read. */
export function parseLastUser(stored: unknown): Ref<'user'> | null {
  const { id } = entriesOf(entriesOf(stored)['user'])
  return isText(id) ? { type: 'user', id } : null
}
