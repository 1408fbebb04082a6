import type { BaseQueryApi } from '@reduxjs/toolkit/query/react'
import { isObject } from '#contract/json'
import { notADocument, pathOf, transportOf } from '#client/api'
import type { ApiFailure } from '#client/transport'
import { parseAuthorisedFields, type AuthorisedFields } from '#features/scpi/clients/contract/rules'

/** What the reader may do with each field of a client, or of a new one where no id is given. */
export async function readAuthorisedFields(
  clientId: string | undefined,
  { extra, signal }: BaseQueryApi,
): Promise<{ data: AuthorisedFields } | { error: ApiFailure }> {
  const { body, failure } = await transportOf(extra).send({
    method: 'GET',
    path: `${pathOf({ type: 'scpi_client' })}/authorised-form-fields`,
    query: clientId === undefined ? {} : { filter: { client: clientId } },
    signal,
  })
  if (failure) return { error: failure }
  const data = isObject(body) ? body['data'] : undefined
  return isObject(data) ? { data: parseAuthorisedFields(data['attributes']) } : { error: notADocument }
}
