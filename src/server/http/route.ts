import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ResourceDefinition, ResourceType } from '#contract'
import type { AuditAction, AuditDetails } from '#contract/audit'
import type { PageInfo, Resource } from '#contract/jsonapi'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import type { AttemptPurpose } from '#server/operations/security'
import type { Query, QueryGrammar } from './query'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What a route answers: a JSON:API document, another JSON value, or nothing (204). */
export type Answer =
  | {
      readonly status?: 200 | 201 | 202
      /** Null after a deletion, for what it changed elsewhere. */
      readonly data: Resource | readonly Resource[] | null
      readonly included?: readonly Resource[]
      readonly page?: PageInfo
      readonly meta?: object
    }
  | { readonly status?: 200 | 201 | 202; readonly json: object; readonly savedAs?: string }
  /**
   * A file; never of a route that writes. An immutable one has another address for each content: its reader keeps it.
   * What has a name to be saved as is not shown in the place of the page that asks for it.
   */
  | {
      readonly status?: 200
      readonly bytes: Buffer
      readonly mediaType: string
      readonly isImmutable?: boolean
      readonly savedAs?: string
    }
  /** What is told as it happens, until whoever reads or tells ends it; or a file as it is read, `length` being its bytes. */
  | {
      readonly status?: 200
      readonly stream: Readable
      readonly mediaType: string
      readonly length?: number
      readonly savedAs?: string
    }
  /** Done, or under way. */
  | { readonly status: 202 | 204 }
  /** The session goes on under this secret. */
  | { readonly status: 204; readonly session: string }

/** A request of a viewer, read. */
export interface Call {
  /** The transaction, for a route that writes. */
  readonly database: Queryable
  readonly viewer: Viewer
  readonly now: Date
  readonly query: Query
  readonly body: unknown
  /** Of a request that writes: the key by which it is the same when it is sent again. */
  readonly idempotencyKey?: string | undefined
  /** The version that `If-Match` names. */
  readonly version: number | undefined
  /** Whether the request takes an answer of this media type, and names it. */
  readonly accepts: (mediaType: string) => boolean
  /** Where people reach the application: links in mail begin with it. */
  readonly publicUrl: string
  /** Of the session that the request came by; undefined with an API token. */
  readonly sessionSecret: string | undefined
  /** A part of the path; ids are UUIDs. */
  readonly parameter: (name: string) => string
}

/** The files that a body may bring. */
export interface FilesOfBody {
  readonly names: readonly string[]
  /** The largest that is taken, bytes; 20 MB where nothing is said. */
  readonly largest?: number
}

interface Described {
  readonly method: Method
  /** Under the API's base, with `:name` for what varies. */
  readonly path: string
  /** French, for the OpenAPI document. */
  readonly summary: string
  readonly query?: QueryGrammar
  /** What the body is checked by. */
  readonly body?: ResourceDefinition
  /** Its body may bring files, by a form or as data URLs: an `UploadedFile` is in the place of each. */
  readonly files?: FilesOfBody
  /** Types of the resources answered; absent for other JSON. */
  readonly answers?: ResourceType
}

/** An event of the audit trail: what a route did, to what it answers or else to the resource of this type that its address names. */
export interface Audited {
  readonly action: AuditAction
  readonly of?: ResourceType
  readonly details?: AuditDetails
}

/** A route for those logged in. */
export interface ViewerRoute extends Described {
  readonly access: 'viewer'
  /** Runs in a transaction. */
  readonly writes?: boolean
  /** Its answer is kept for its idempotency key; false where the answer is a secret. */
  readonly repeatable?: boolean
  /** For those who logged in only, not by an API token. */
  readonly bySession?: boolean
  /** For whom proved who they are some minutes ago at most, by a session: what matters most, such as rights and exports. */
  readonly asksAgain?: boolean
  /** Also for whom lacks the second factor that the firm asks for. */
  readonly isOpenWithoutFactor?: boolean
  /** Also for clients of the portal, by a session of theirs; to them no other route exists. */
  readonly isForClients?: boolean
  /** The firm of what it is about: who sees every firm works inside of that one, whose audit trail tells it. */
  readonly firmOf?: (call: Pick<Call, 'database' | 'parameter' | 'query'>) => Promise<string | undefined>
  /** Also for who has no account, on the public host of a firm: what it answers is then what that firm shows there. */
  readonly isForVisitors?: true
  /** Its answer is large: it is compressed, and not sent again to whom holds it. */
  readonly isLarge?: boolean
  /** What the audit trail calls it. */
  readonly audit?: Audited | ((body: unknown) => Audited)
  /** It keeps a processor busy: fewer of them are answered to one person in a minute. */
  readonly isHeavy?: boolean
  /** Which limit a request with this body counts for, if any. */
  readonly limitedAs?: (body: unknown) => AttemptPurpose | undefined
  handle(call: Call): Promise<Answer> | Answer
  /** Called once an answer has left that refuses nothing: a job goes on with what the request began. */
  readonly afterwards?: () => Promise<void>
}

/** A route for everyone, which reads the request itself. */
export interface PublicRoute extends Described {
  readonly access: 'public'
  /** Asked by mail programs (RFC 8058): a secret in its address is the proof, there are no cookies, and the body, of any type, is not read. */
  readonly isOneClick?: boolean
  /** Asked by the page of a link: the secret in its address is the proof, no session of the browser counts. */
  readonly isByLink?: boolean
  /** Whether it is answered however often it is asked, as who watches over the process does. */
  readonly isUnlimited?: boolean
  handle(request: FastifyRequest, reply: FastifyReply): Promise<Answer> | Answer
}

export type ApiRoute = ViewerRoute | PublicRoute
