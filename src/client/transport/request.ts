import type { ApiFailure } from './failure'

export type QueryValue =
  string | number | boolean | null | undefined | readonly (string | number)[] | { readonly [name: string]: QueryValue }

/** One call of the API. */
export interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** From the root of the API: `/v3/client-files`. */
  readonly path: string
  /** Nested objects become `filter[status]=`, lists `a,b`, booleans 1 or 0; null and undefined are left out. */
  readonly query?: Readonly<Record<string, QueryValue>>
  /** Sent as JSON, files in it as data URLs; with `multipart`, as form data. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
  readonly multipart?: boolean
  /** Goes through although the page is closed meanwhile; for a body of 64 KiB at most. */
  readonly outlivesPage?: boolean
  /** The body holds credentials: a 401 says that they are wrong, and asking again would not change it. */
  readonly authenticates?: boolean
  /** The answer is a file: its body is a `Blob`. */
  readonly isFile?: boolean
}

/** `body` is what the JSON of the answer held, null for an empty one, or a `Blob` (`isFile`); nothing of it has been checked. */
export type ApiResponse =
  { readonly body: unknown; readonly failure?: never } | { readonly failure: ApiFailure; readonly body?: never }

/** The one way to the server. It never throws: what goes wrong is an answer. */
export interface Transport {
  send(request: ApiRequest): Promise<ApiResponse>
}
