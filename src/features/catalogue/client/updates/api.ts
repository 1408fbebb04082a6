import type { BaseQueryApi } from '@reduxjs/toolkit/query/react'
import { entriesOf } from '#contract/json'
import { api, notADocument, transportOf } from '#client/api'
import type { ApiRequest } from '#client/transport'
import { parseUpdateRequests, type UpdateRequest } from './updateRequest'

const OF_FIRM = '/v3/company/property-update-requests'
const NOTHING = { resources: [] }

/** What is decided of a request: `value` corrects what it is about. */
interface Decision {
  readonly id: string
  readonly action: 'accept' | 'reject'
  readonly value?: unknown
  readonly reason?: string
}

/** Errors of the catalogue: told by who sees them, decided by who answers for it. They are read on one screen: no resources. */
const updateReadings = api.enhanceEndpoints({ addTagTypes: ['updateRequest'] }).injectEndpoints({
  endpoints: (build) => ({
    updateRequests: build.query<readonly UpdateRequest[], undefined>({
      queryFn: (_, store) => ask({ method: 'GET', path: OF_FIRM }, store, ({ data }) => parseUpdateRequests(data)),
      providesTags: ['updateRequest'],
    }),
  }),
})

export const updatesApi = updateReadings.injectEndpoints({
  endpoints: (build) => ({
    reportError: build.mutation<true, Readonly<Record<string, string | null>>>({
      queryFn: (body, store) => ask({ method: 'POST', path: '/v3/propertyUpdateRequests', body }, store, done),
      invalidatesTags: ['updateRequest'],
    }),
    decideUpdateRequest: build.mutation<true, Decision>({
      queryFn: ({ id, ...body }, store) => ask({ method: 'PUT', path: `${OF_FIRM}/${id}`, body }, store, done),
      invalidatesTags: ['updateRequest'],
    }),
  }),
})

const done = () => true as const

async function ask<Data>(
  request: Omit<ApiRequest, 'signal'>,
  { extra, signal }: BaseQueryApi,
  parse: (answer: Readonly<Record<string, unknown>>) => Data | undefined,
) {
  const { body, failure } = await transportOf(extra).send({ ...request, signal })
  if (failure) return { error: failure, meta: NOTHING }
  const data = parse(entriesOf(body))
  return data === undefined ? { error: notADocument, meta: NOTHING } : { data, meta: NOTHING }
}
