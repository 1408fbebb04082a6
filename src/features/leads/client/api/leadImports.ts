import type { BaseQueryApi } from '@reduxjs/toolkit/query/react'
import type { FieldErrors } from '#contract'
import { entriesOf, isNumber, isObject, isText } from '#contract/json'
import type { ApiFailure } from '#client/transport'
import { notADocument, transportOf } from '#client/api'

const PATH = '/v3/client-leads/import'

export interface LeadImportRequest {
  readonly file_name: string
  /** Leads, as the contract reads them. */
  readonly rows: readonly object[]
}

/** What became of a row of an import, counted from 0: a lead, with how many others look like it, or errors by field. */
export interface ImportedRow {
  readonly row: number
  readonly id?: string
  readonly duplicates?: number
  readonly errors?: FieldErrors
}

/** An import that was made. */
export interface LeadImport {
  readonly id: string
  readonly rows: readonly ImportedRow[]
}

/** How many leads an undone import took away, and left because somebody had touched them. */
export interface UndoneImport {
  readonly removed: number
  readonly kept: number
}

type Result<Data> = Promise<{ data: Data } | { error: ApiFailure }>

/** Brings leads in. What became of each row stands beside the document (`meta.rows`). */
export async function importLeads(body: LeadImportRequest, { extra, signal }: BaseQueryApi): Result<LeadImport> {
  const { body: answer, failure } = await transportOf(extra).send({ method: 'POST', path: PATH, body, signal })
  if (failure) return { error: failure }
  const { data, meta } = entriesOf(answer)
  const { id } = entriesOf(data)
  const { rows } = entriesOf(meta)
  return isText(id) && Array.isArray(rows) && rows.every(isImportedRow)
    ? { data: { id, rows } }
    : { error: notADocument }
}

/** Takes an import back, within a day. */
export async function undoLeadImport(id: string, { extra, signal }: BaseQueryApi): Result<UndoneImport> {
  const { body: answer, failure } = await transportOf(extra).send({
    method: 'DELETE',
    path: `${PATH}/${encodeURIComponent(id)}`,
    signal,
  })
  if (failure) return { error: failure }
  const { removed, kept } = entriesOf(entriesOf(answer)['meta'])
  return isNumber(removed) && isNumber(kept) ? { data: { removed, kept } } : { error: notADocument }
}

const isImportedRow = (value: unknown): value is ImportedRow =>
  isObject(value) && isNumber(value['row']) && (isText(value['id']) || isObject(value['errors']))
