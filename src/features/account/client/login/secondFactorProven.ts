import { api, transportOf } from '#client/api'
import { sessionStarted } from '#client/session'
import type { useAppDispatch } from '#client/store'
import type { ApiFailure } from '#client/transport'
import { SECOND_FACTOR } from './openings'

type Dispatch = ReturnType<typeof useAppDispatch>

/** Opens a session by what is sent to this path; answers the failure to show, or undefined. The query cache of an earlier session is reset first. */
export const sessionOpened =
  (path: string, body: object) =>
  async (dispatch: Dispatch, _getState: unknown, extra: unknown): Promise<ApiFailure | undefined> => {
    dispatch(api.util.resetApiState())
    const { failure } = await transportOf(extra).send({ method: 'POST', path, body, authenticates: true })
    if (!failure) await dispatch(sessionStarted())
    return failure
  }

/** Opens the session whose password was right. */
export const secondFactorProven = (proof: object) => sessionOpened(SECOND_FACTOR, proof)
