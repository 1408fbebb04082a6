import type { BaseQueryApi } from '@reduxjs/toolkit/query/react'
import { entriesOf, isText } from '#contract/json'
import type { ApiFailure } from '#client/transport'
import { notADocument, transportOf } from '#client/api'

export interface TokenRequest {
  readonly name: string
  /** What its bearer may do (`token` of `#contract`). */
  readonly scope: string
}

/** A token of the API just made: the server tells its value this once. */
export interface NewToken {
  readonly value: string
}

/** Makes a token of the API. Its value stands beside the document (`meta.token`), and is kept nowhere: ask without tracking. */
export async function createToken(
  body: TokenRequest,
  { extra, signal }: BaseQueryApi,
): Promise<{ data: NewToken } | { error: ApiFailure }> {
  const { body: answer, failure } = await transportOf(extra).send({
    method: 'POST',
    path: '/v3/me/token',
    body,
    signal,
  })
  if (failure) return { error: failure }
  const value = entriesOf(entriesOf(answer)['meta'])['token']
  return isText(value) ? { data: { value } } : { error: notADocument }
}
