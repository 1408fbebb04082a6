import type { BaseQueryApi } from '@reduxjs/toolkit/query/react'
import type { FieldErrors } from '#contract'
import { isNumber, isObject, isText } from '#contract/json'
import { askMeta, pathOf } from '#client/api'

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

const TYPE = 'client_lead_import'

/** Brings leads in. What became of each row stands beside the document (`meta.rows`). */
export const importLeads = (body: LeadImportRequest, store: BaseQueryApi) =>
  askMeta(
    { method: 'POST', path: pathOf({ type: TYPE }), body, creates: TYPE },
    store,
    ({ rows }, [done]): LeadImport | undefined =>
      done && Array.isArray(rows) && rows.every(isImportedRow) ? { id: done.id, rows } : undefined,
  )

/** Takes an import back, within a day. */
export const undoLeadImport = (id: string, store: BaseQueryApi) =>
  askMeta(
    { method: 'DELETE', path: pathOf({ type: TYPE, id }), about: { type: TYPE, id } },
    store,
    ({ removed, kept }): UndoneImport | undefined =>
      isNumber(removed) && isNumber(kept) ? { removed, kept } : undefined,
  )

const isImportedRow = (value: unknown): value is ImportedRow =>
  isObject(value) && isNumber(value['row']) && (isText(value['id']) || isObject(value['errors']))
