import { createSlice, isRejectedWithValue, type Action, type PayloadAction } from '@reduxjs/toolkit'
import type { Ref } from '#contract/jsonapi'
import { api, type Answer } from '#client/api'
import type { ApiFailure, HttpFailure } from '#client/transport'

/** Who is at the keyboard. */
export interface SessionState {
  /** `unknown` until the server has said whether someone is logged in. */
  readonly status: 'unknown' | 'loggedIn' | 'loggedOut'
  /** Whose data the store holds. It stays when a session expires, so that the same person finds again what they typed. */
  readonly user: Ref | null
  /** Why the server ended the session or refused it: 401, 403, 419. */
  readonly errorCode: number | null
  /** Why the server could not say who is logged in, when that is no refusal. */
  readonly failure: ApiFailure | null
}

const initialState: SessionState = { status: 'unknown', user: null, errorCode: null, failure: null }

const { me, login } = api.endpoints

function loggedIn(_state: SessionState, { payload }: PayloadAction<Answer>): SessionState {
  return { ...initialState, status: 'loggedIn', user: payload.refs[0] ?? null }
}

const isHttp = (payload: unknown): payload is HttpFailure => typeof payload === 'object' && payload !== null && 'kind' in payload && payload.kind === 'http'

/** The server ended the session: 401 or 419 to anything but a login, whose 401 speaks of the password. */
function hasExpired(action: Action): action is PayloadAction<HttpFailure> {
  return isRejectedWithValue(action) && !login.matchRejected(action) && isHttp(action.payload) && [401, 419].includes(action.payload.status)
}

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** This browser holds no session (any more): there is nothing to ask the server. */
    sessionAbsent: (state) => ({ ...state, status: 'loggedOut', errorCode: null }) as const,
    /** The person left: nothing of theirs stays. */
    sessionClosed: (): SessionState => ({ ...initialState, status: 'loggedOut' }),
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(me.matchFulfilled, loggedIn)
      .addMatcher(login.matchFulfilled, loggedIn)
      .addMatcher(hasExpired, (state, { payload }) => ({ ...state, status: 'loggedOut', errorCode: payload.status }) as const)
      .addMatcher(me.matchRejected, (state, { payload }) => {
        if (payload?.kind === 'http' && payload.status === 403) return { ...state, status: 'loggedOut', errorCode: 403 } as const
        return state.status === 'loggedOut' ? state : { ...state, failure: payload ?? null }
      })
  },
})

export const sessionReducer = slice.reducer
export const { sessionAbsent, sessionClosed } = slice.actions
