import type { BaseQueryApi } from '@reduxjs/toolkit/query/react'
import { entriesOf, isTexts } from '#contract/json'
import { notADocument, transportOf } from '#client/api'
import type { ApiFailure } from '#client/transport'

/** Reads the ids of the schemes that are active (specification §7): a list, and no resources. */
export async function readActiveProjects(
  _request: undefined,
  { extra, signal }: BaseQueryApi,
): Promise<{ data: readonly string[] } | { error: ApiFailure }> {
  const { body, failure } = await transportOf(extra).send({
    method: 'GET',
    path: '/v3/projects',
    query: { filter: { is_active: true } },
    signal,
  })
  if (failure) return { error: failure }
  const ids = entriesOf(body)['data']
  return isTexts(ids) ? { data: ids } : { error: notADocument }
}
