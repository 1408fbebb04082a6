import { useMemo } from 'react'
import { shallowEqual } from 'react-redux'
import type { ResourceOf } from '#contract/jsonapi'
import { selectMany } from '#client/entities'
import { selectDeletions } from '#client/feedback'
import { useAppSelector, useResourceList, type ListReading } from '#client/store'
import { today } from '#client/screens'
import { recentOf } from '../openedFiles'
import { useUsualLoan, type UsualLoan } from '../shared/useUsualLoan'
import { selectFileRow, type FileRow } from './fileRow'
import { requestOf, type Reader, type Search } from './fileSearch'

export interface Files extends Omit<ListReading<'client_file'>, 'resources'> {
  readonly rows: readonly FileRow[]
  readonly loan: UsualLoan | undefined
}

/** Reads a page of client files, and what the rows show of their households. */
export function useFiles(search: Search, rights: Reader): Files {
  const { resources, ...reading } = useResourceList('client_file', requestOf(search, rights))
  const loan = useUsualLoan(rights.figures)
  return { ...reading, loan, rows: useRows(resources, loan) }
}

/** The files that this device keeps, as it knows them, the last opened first. */
export function useKeptFiles(loan: UsualLoan | undefined): readonly FileRow[] {
  const ids = useAppSelector(({ openedFiles }) => Object.keys(recentOf(openedFiles, Date.now())), shallowEqual)
  const refs = useMemo(() => ids.map((id) => ({ type: 'client_file', id }) as const), [ids])
  const files = useAppSelector((state) => selectMany(state, refs))
  return useRows(files, loan)
}

/** The rows of files, but of those that are about to be deleted. */
function useRows(files: readonly ResourceOf<'client_file'>[], loan: UsualLoan | undefined): readonly FileRow[] {
  const day = today()
  const deleted = useAppSelector(selectDeletions).map(({ ref }) => ref.id)
  const rows = useAppSelector((state) => files.map((file) => selectFileRow(state, file, loan, day)), shallowEqual)
  return rows.filter(({ id }) => !deleted.includes(id))
}
