import { createApi, type EndpointBuilder } from '@reduxjs/toolkit/query/react'
import { resources } from '#contract'
import { STEP_HEADER } from '#contract/access'
import type { Ref } from '#contract/jsonapi'
import type { ResourceType } from '#contract/resources'
import type { QueryValue } from '#client/transport'
import { documentBaseQuery, type Answer, type DocumentRequest } from './baseQuery'
import { pathOf, type Target } from './paths'
import { ofList } from './tags'

interface Inclusion {
  /** Relationships to bring along: `['person', 'children']`. */
  readonly include?: readonly string[]
}
export interface ReadRequest extends Target, Inclusion {
  readonly id: string
}
export interface ListRequest extends Omit<Target, 'id'>, Inclusion {
  readonly filter?: Readonly<Record<string, QueryValue>>
  /** The attributes that are wanted, by type; absent: all. */
  readonly fields?: Readonly<Partial<Record<ResourceType, readonly string[]>>>
  /** Attributes, the most important first; `-` before one for descending. */
  readonly sort?: readonly string[]
  readonly page?: { readonly number?: number; readonly size?: number }
  /** Free text. */
  readonly q?: string
  /** A part of the list that has a path of its own, after that of the list: `by-lead-creator`. */
  readonly part?: string
}
/** What the person did in one go that a write is a part of, for the history; null for what stands by itself. */
type Step = string | null
/** A write with an idempotency key: sent again with the same key, it is done once. */
interface Write {
  readonly attributes: object
  readonly idempotencyKey?: string
  readonly step?: Step
}
interface CreateRequest extends Omit<Target, 'id'>, Write {}
export interface UpdateRequest extends Write {
  readonly ref: Ref
  readonly parentId?: string | undefined
  /** The version that the change was made on: the server refuses (409) when it holds a newer one. */
  readonly version?: number | undefined
}
interface RemoveRequest {
  readonly ref: Ref
  readonly parentId?: string | undefined
  readonly step?: Step
}

const keyHeader = ({ idempotencyKey }: Write) =>
  idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }

const stepHeader = ({ step = null }: { readonly step?: Step }) => (step === null ? {} : { [STEP_HEADER]: step })

const versionHeader = (version: number | undefined) => (version === undefined ? {} : { 'If-Match': `"${version}"` })

const ME: DocumentRequest = {
  method: 'GET',
  path: '/v3/me',
  query: {
    include: Object.keys(resources.user.relationships),
    fields: { company: Object.keys(resources.company.fields) },
  },
}

/** What an open page reads again when the firm changes what it shows, or what it assumes. */
const FOLLOWED: ReadonlySet<string> = new Set(['program', 'property', 'simulation_configuration'])

type Builder = EndpointBuilder<typeof documentBaseQuery, 'list', 'api'>

const reads = (build: Builder) => ({
  read: build.query<Answer, ReadRequest>({
    query: ({ include, ...target }) => ({
      method: 'GET',
      path: pathOf(target),
      query: { include },
      about: { type: target.type, id: target.id },
    }),
    providesTags: (_answer, _failure, { type }) => (FOLLOWED.has(type) ? [ofList(type)] : []),
  }),
  list: build.query<Answer, ListRequest>({
    query: ({ type, parentId, of, include, filter, fields, sort, page, q, part }) => ({
      method: 'GET',
      path: [pathOf({ type, parentId, of }), ...(part === undefined ? [] : [part])].join('/'),
      query: { include, filter, fields, sort, page, q },
    }),
    providesTags: (_answer, _failure, { type }) => [ofList(type)],
  }),
})

const writes = (build: Builder) => ({
  create: build.mutation<Answer, CreateRequest>({
    query: ({ type, parentId, ...write }) => ({
      method: 'POST',
      path: pathOf({ type, parentId }),
      body: write.attributes,
      headers: { ...keyHeader(write), ...stepHeader(write) },
      creates: type,
      parentId,
    }),
    invalidatesTags: (answer, _failure, { type }) => (answer ? [ofList(type)] : []),
  }),
  update: build.mutation<Answer, UpdateRequest>({
    query: ({ ref, parentId, version, ...write }) => ({
      method: 'PUT',
      path: pathOf({ ...ref, parentId }),
      body: write.attributes,
      about: ref,
      headers: { ...versionHeader(version), ...keyHeader(write), ...stepHeader(write) },
    }),
  }),
  remove: build.mutation<Answer, RemoveRequest>({
    query: ({ ref, parentId, ...write }) => ({
      method: 'DELETE',
      path: pathOf({ ...ref, parentId }),
      about: ref,
      parentId,
      headers: stepHeader(write),
      outlivesPage: true,
    }),
    invalidatesTags: (answer, _failure, { ref }) => (answer ? [ofList(ref.type)] : []),
  }),
})

const sessions = (build: Builder) => ({
  /** Who is logged in: the user, their company, network, agencies, roles and permissions. */
  me: build.query<Answer, undefined>({ query: () => ME }),
  login: build.mutation<Answer, { readonly email: string; readonly password: string }>({
    query: (body) => ({ method: 'POST', path: '/v3/account/login', body, authenticates: true }),
  }),
  logout: build.mutation<Answer, undefined>({ query: () => ({ method: 'POST', path: '/v3/account/logout' }) }),
})

/**
 * The calls of the API: five verbs over the resources, and who is logged in. A feature adds its own by
 * `injectEndpoints`. Answers hold refs only: the resources are in `client/entities`, written there by the action that
 * ends the request.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: documentBaseQuery,
  tagTypes: ['list'],
  endpoints: (build) => ({ ...reads(build), ...writes(build), ...sessions(build) }),
})
