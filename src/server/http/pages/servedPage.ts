import type { Database } from '#server/db'

/** What a page is asked by. */
export interface PageRequest {
  /** Of the address: `link` of `/etude-immobiliere/:link`. */
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly cookies: Readonly<Record<string, string | undefined>>
  readonly now: Date
}

export interface RenderedPage {
  readonly status: number
  readonly title: string
  /** What stands in `#root`. */
  readonly html: string
  /** What the script of the page goes on with: plain data. */
  readonly state?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** A page that strangers read, without the application: drawn here, alive in their browser. */
export interface ServedPage {
  readonly path: string
  /** The built page that it is written into, a file of the client: `study.html`. */
  readonly template: string
  /** @returns undefined for an address that is the application’s own */
  readonly render: (
    request: PageRequest,
    dependencies: { readonly database: Database },
  ) => Promise<RenderedPage | undefined>
}
