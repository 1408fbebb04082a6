import { createAction, type UnknownAction } from '@reduxjs/toolkit'
import { api } from '#client/api'

/** Client files read whole, by id, and when that was last, in milliseconds since 1970: those that are there without network. */
export type OpenedFiles = Readonly<Record<string, number>>

/** How many files are kept on the device, and for how long after they were opened. */
const MOST = 20
const LONGEST = 30 * 24 * 3_600_000

const none: OpenedFiles = {}

/** What storage held of an earlier visit. */
export const filesRestored = createAction<OpenedFiles>('openedFiles/restored')

/** The person wants none of them to stay on this device. */
export const openedFilesForgotten = createAction('openedFiles/forgotten')

const { read } = api.endpoints

export function openedFilesReducer(state: OpenedFiles = none, action: UnknownAction): OpenedFiles {
  if (filesRestored.match(action)) return { ...action.payload, ...state }
  if (openedFilesForgotten.match(action)) return none
  if (!read.matchFulfilled(action)) return state
  const { arg: { originalArgs: { type, id, include } }, fulfilledTimeStamp } = action.meta
  return type === 'client_file' && include !== undefined ? recentOf({ ...state, [id]: fulfilledTimeStamp }, fulfilledTimeStamp) : state
}

/** The files that stay on the device: the last opened, and not too long ago. */
export function recentOf(files: OpenedFiles, now: number): OpenedFiles {
  const recent = Object.entries(files).filter(([, at]) => now - at < LONGEST).sort(([, one], [, other]) => other - one)
  return Object.fromEntries(recent.slice(0, MOST))
}

export function parseOpenedFiles(stored: unknown): OpenedFiles {
  const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : []
  return Object.fromEntries(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'))
}
