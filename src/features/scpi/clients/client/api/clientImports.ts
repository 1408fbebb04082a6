import type { BaseQueryApi } from '@reduxjs/toolkit/query/react'
import { entriesOf, isNumber, isObject, isText } from '#contract/json'
import { notADocument, transportOf } from '#client/api'
import type { ApiFailure } from '#client/transport'
import type { duplicateChoices } from '#features/scpi/clients/contract'

export interface ImportRequest {
  readonly file: File
  /** The field of each column, by its header. */
  readonly mapping: Readonly<Record<string, string>>
  /** Nothing is written. */
  readonly isTrial: boolean
  readonly onDuplicate: keyof typeof duplicateChoices
  readonly adviserId: string | null
}

/** What became of a line of the file, the header being line 1. */
export interface ImportedLine {
  readonly line: number
  /** Where the line is wrong. */
  readonly column: string | null
  readonly outcome: 'created' | 'updated' | 'rejected'
  readonly message: string
}

export interface ImportAnswer {
  readonly created: number
  readonly updated: number
  readonly rejected: number
  readonly lines: readonly ImportedLine[]
}

/** Brings clients in, or says what would become of each line. */
export async function importClients(
  { file, mapping, isTrial, onDuplicate, adviserId }: ImportRequest,
  { extra, signal }: BaseQueryApi,
): Promise<{ data: ImportAnswer } | { error: ApiFailure }> {
  const { body, failure } = await transportOf(extra).send({
    method: 'POST',
    multipart: true,
    path: '/scpi/v1/import/client',
    body: {
      file,
      mapping: JSON.stringify(mapping),
      dry_run: isTrial,
      on_duplicate: onDuplicate,
      ...(adviserId === null ? {} : { adviser_id: adviserId }),
    },
    signal,
  })
  if (failure) return { error: failure }
  const data = answerIn(body)
  return data ? { data } : { error: notADocument }
}

function answerIn(body: unknown): ImportAnswer | undefined {
  const { created, updated, rejected, lines } = entriesOf(entriesOf(entriesOf(body)['data'])['attributes'])
  if (!isNumber(created) || !isNumber(updated) || !isNumber(rejected) || !Array.isArray(lines)) return undefined
  return { created, updated, rejected, lines: lines.flatMap((line: unknown) => lineIn(line) ?? []) }
}

const OUTCOMES = ['created', 'updated', 'rejected'] as const

function lineIn(value: unknown): ImportedLine | undefined {
  if (!isObject(value) || !isNumber(value['line'])) return undefined
  const { line, column, message } = value
  const outcome = OUTCOMES.find((one) => one === value['outcome'])
  return outcome && { line, column: isText(column) ? column : null, outcome, message: isText(message) ? message : '' }
}
