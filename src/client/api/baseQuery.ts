import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query/react'
import { messages, type ResourceType } from '#contract'
import { DocumentError, parseDocument, type PageInfo, type ParsedDocument, type Ref } from '#contract/jsonapi'
import { entriesOf, isObject, type Entries } from '#contract/json'
import type { ApiFailure, ApiRequest, Membership, Received, Transport } from '#client/transport'
import { membershipOf } from './paths'

/** What the cache of a query holds: which resources, in which order, on which page. The resources are in `client/entities`. */
export interface Answer {
  readonly refs: readonly Ref[]
  readonly page?: PageInfo
}

/** A request whose answer is a document. */
export interface DocumentRequest extends Omit<ApiRequest, 'signal'> {
  /** The resource that is asked for, when it is one in particular: a 404, a 410 or its deletion takes it out of the store. */
  readonly about?: Ref
  /** The answer is a new resource of this type. */
  readonly creates?: ResourceType
  /** The client file that a section is created in, or deleted from. */
  readonly parentId?: string | undefined
}

/** The transport travels in the `extra` of thunks: one `api` for every store, one transport a store. */
export interface ThunkExtra {
  readonly transport: Transport
}

/** @throws {Error} when the store was composed without its transport. */
export function transportOf(extra: unknown): Transport {
  if (isThunkExtra(extra)) return extra.transport
  throw new Error('The store has no transport: pass { transport } as the extra argument of thunks.')
}
const isThunkExtra = (extra: unknown): extra is ThunkExtra => isObject(extra) && 'transport' in extra

/** The failure of an answer that is not a document of this API. */
export const notADocument: ApiFailure = { kind: 'document', message: messages.technical }

type Outcome<Data = Answer> = { data: Data; meta: Received } | { error: ApiFailure; meta: Received }

/** Sends a request, parses its document, keeps refs for the cache and hands the resources to the entity store by `meta`. */
export const documentBaseQuery: BaseQueryFn<DocumentRequest, Answer, ApiFailure, object, Received> = async (
  request,
  api,
) => {
  const { body, failure } = await transportOf(api.extra).send({ ...request, signal: api.signal })
  return failure ? refusal(request, failure) : reading(request, body)
}

/**
 * Sends a request whose answer is in the `meta` of the document. Its resources still go to the entity store.
 * @param read parses the meta; undefined when it is not what was expected
 */
export async function askMeta<Data>(
  request: DocumentRequest,
  api: BaseQueryApi,
  read: (meta: Entries, refs: readonly Ref[]) => Data | undefined,
): Promise<Outcome<Data>> {
  const { body, failure } = await transportOf(api.extra).send({ ...request, signal: api.signal })
  if (failure) return refusal(request, failure)
  const outcome = reading(request, body)
  if ('error' in outcome) return outcome
  const data = read(entriesOf(entriesOf(body)['meta']), outcome.data.refs)
  return data === undefined ? { error: notADocument, meta: outcome.meta } : { data, meta: outcome.meta }
}

function refusal({ method, about }: DocumentRequest, error: ApiFailure): Outcome<never> {
  const isGone = error.kind === 'http' && (error.status === 404 || error.status === 410) && method !== 'PUT'
  const current = error.kind === 'http' ? error.data : undefined
  return { error, meta: { resources: current ? [current] : [], ...(about && isGone ? { removed: [about] } : {}) } }
}

function reading({ method, about, creates, parentId }: DocumentRequest, body: unknown): Outcome {
  const gone =
    about && method === 'DELETE'
      ? { removed: [about], ...change('left', membershipOf(about.type, about.id, parentId)) }
      : {}
  if (body === null) return { data: { refs: [] }, meta: { resources: [], ...gone } }
  const document = parse(body)
  if (!document) return { error: notADocument, meta: { resources: [] } }
  const { resources, page } = document
  const refs = refsOf(document)
  const [created] = refs
  const joined = created && creates && membershipOf(creates, created.id, parentId)
  return { data: { refs, ...(page ? { page } : {}) }, meta: { resources, ...gone, ...change('joined', joined) } }
}

const change = (name: 'joined' | 'left', membership: Membership | undefined): Partial<Received> =>
  membership ? { [name]: membership } : {}

function parse(body: unknown): ParsedDocument | undefined {
  try {
    return parseDocument(body)
  } catch (error) {
    if (error instanceof DocumentError) return undefined
    throw error
  }
}

function refsOf({ refs }: ParsedDocument): readonly Ref[] {
  if (refs === null) return []
  return 'type' in refs ? [refs] : refs
}
