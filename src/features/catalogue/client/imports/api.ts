import type { BaseQueryApi } from '@reduxjs/toolkit/query/react'
import { entriesOf } from '#contract/json'
import { api, notADocument, transportOf } from '#client/api'
import type { ApiRequest } from '#client/transport'
import { parseImport, parseImports, parseUndone, type CatalogueImport, type Undone } from './catalogueImport'
import { parseHeads, type Heads } from './fileHead'

const PATH = '/v3/company/imports'
const NOTHING = { resources: [] }

/** Files that are to be imported. */
export interface SentFiles {
  readonly files: readonly File[]
  readonly provider: string
}

interface NewImport extends SentFiles {
  readonly isFull: boolean
  /** The columns of each file, in the order of the files. */
  readonly mapping: readonly (readonly string[])[]
}

/** What the firm imports into its catalogue. What is read of it is a report of one screen: it is no resource. */
const importReadings = api.enhanceEndpoints({ addTagTypes: ['catalogueImport'] }).injectEndpoints({
  endpoints: (build) => ({
    imports: build.query<readonly CatalogueImport[], undefined>({
      queryFn: (_, store) => ask({ method: 'GET', path: PATH }, store, ({ data }) => parseImports(data)),
      providesTags: ['catalogueImport'],
    }),
    import: build.query<CatalogueImport, string>({
      queryFn: (id, store) => ask({ method: 'GET', path: `${PATH}/${id}` }, store, ({ data }) => parseImport(data)),
      providesTags: ['catalogueImport'],
    }),
    readColumns: build.mutation<Heads, SentFiles>({
      queryFn: async ({ files, provider }, store) => {
        const body = { files: await Promise.all(files.map(headOf)), provider }
        const request = { method: 'POST', path: `${PATH}/columns`, multipart: true, body } as const
        return ask(request, store, ({ data }) => parseHeads(data))
      },
    }),
    /** What undoing an import would do. */
    foreseeUndo: build.query<Undone, string>({
      queryFn: (id, store) => act(id, { action: 'undo', dry_run: true }, store, ({ meta }) => parseUndone(meta)),
      keepUnusedDataFor: 0,
    }),
  }),
})

export const importsApi = importReadings.injectEndpoints({
  endpoints: (build) => ({
    /** Reads files, and tells what importing them would do. */
    previewImport: build.mutation<CatalogueImport, NewImport>({
      queryFn: ({ files, isFull, ...said }, store) => {
        const body = { ...said, files: files.map(named), dry_run: true, full: isFull }
        const request = { method: 'POST', path: PATH, multipart: true, body } as const
        return ask(request, store, ({ data }) => parseImport(data))
      },
      invalidatesTags: ['catalogueImport'],
    }),
    /** Imports what a preview read. */
    runImport: build.mutation<CatalogueImport, string>({
      queryFn: (id, store) => act(id, { action: 'import' }, store, ({ data }) => parseImport(data)),
      invalidatesTags: ['catalogueImport'],
    }),
    undoImport: build.mutation<Undone, string>({
      queryFn: (id, store) => act(id, { action: 'undo' }, store, ({ meta }) => parseUndone(meta)),
      invalidatesTags: ['catalogueImport'],
    }),
  }),
})

type Parse<Data> = (answer: Readonly<Record<string, unknown>>) => Data | undefined

async function ask<Data>(request: Omit<ApiRequest, 'signal'>, { extra, signal }: BaseQueryApi, parse: Parse<Data>) {
  const { body, failure } = await transportOf(extra).send({ ...request, signal })
  if (failure) return { error: failure, meta: NOTHING }
  const data = parse(entriesOf(body))
  return data === undefined ? { error: notADocument, meta: NOTHING } : { data, meta: NOTHING }
}

const act = <Data>(id: string, body: object, store: BaseQueryApi, parse: Parse<Data>) =>
  ask({ method: 'PUT', path: `${PATH}/${id}`, body }, store, parse)

const named = (file: File) => ({ name: file.name, file })

const HEAD_BYTES = 256 * 1024
const END_OF_LINE = 10

/** The first lines of a file, which say its columns; what is packed is sent whole. */
async function headOf(file: File): Promise<{ name: string; file: Blob }> {
  if (file.size <= HEAD_BYTES || file.name.endsWith('.gz')) return named(file)
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  return { name: file.name, file: file.slice(0, bytes.lastIndexOf(END_OF_LINE) + 1) }
}
