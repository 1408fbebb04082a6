import { useState } from 'react'
import { outcomeOf } from '#client/api'
import type { Table } from '#client/screens/tables'
import { scpiClientsApi, type ImportAnswer } from '../api'
import { mappingOf, type FieldOfColumn } from './columns'

/** A file that was chosen, and what its columns are. */
export interface ReadFile {
  readonly file: File
  readonly table: Table
  readonly fields: FieldOfColumn
}

/** What is asked beside the file. */
export interface ImportOptions {
  readonly onDuplicate: 'reject' | 'update'
  readonly adviserId: string | null
}

/** What a sending told, the last time: of a trial, or of the import itself. */
interface Told {
  readonly isTrial: boolean
  readonly answer: ImportAnswer
}

/** Tries a file, then imports it. */
export function useImport({ file, table, fields }: ReadFile, options: ImportOptions) {
  const [told, setTold] = useState<Told | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [send, { isLoading }] = scpiClientsApi.useImportClientsMutation()
  const ask = async (isTrial: boolean) => {
    setFailure(null)
    const mapping = mappingOf(table.columns, fields)
    const { data, error } = outcomeOf(await send({ file, mapping, isTrial, ...options }))
    if (data) setTold({ isTrial, answer: data })
    else setFailure(sentenceOf(error))
  }
  return {
    told,
    failure,
    isSending: isLoading,
    attempt: () => ask(true),
    run: () => ask(false),
    /** What was told holds no longer: something else is asked. */
    forget: () => {
      setTold(null)
      setFailure(null)
    },
  }
}

/** What was refused says why by field: file, mapping, adviser. */
function sentenceOf(error: NonNullable<ReturnType<typeof outcomeOf>['error']>): string {
  const errors = error.kind === 'http' ? Object.values(error.errors ?? {}).flat() : []
  return errors.length > 0 ? errors.join(' ') : error.message
}
