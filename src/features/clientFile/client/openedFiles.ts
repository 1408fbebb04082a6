import { createAction, type UnknownAction } from '@reduxjs/toolkit'
import { entriesOf, isNumber, isObject, isText } from '#contract/json'
import { api } from '#client/api'
import { offlineDataForgotten } from '#client/store'

interface Opening {
  /** When the file was read last, in milliseconds since 1970. */
  readonly at: number
  /** The tab that was open last, as its address names it. */
  readonly tab?: string
}

/** Client files read whole, by id: those that are there without network. */
export type OpenedFiles = Readonly<Record<string, Opening>>

/** How many files are kept on the device, and for how long after they were opened. */
const MOST = 20
const LONGEST = 30 * 24 * 3_600_000

const none: OpenedFiles = {}

/** What storage held of an earlier visit. */
export const filesRestored = createAction<OpenedFiles>('openedFiles/restored')

/** A tab of a client file is on screen. */
export const tabOpened = createAction<{ readonly id: string; readonly tab: string }>('openedFiles/tabOpened')

const { read } = api.endpoints

export function openedFilesReducer(state: OpenedFiles = none, action: UnknownAction): OpenedFiles {
  if (filesRestored.match(action)) return { ...action.payload, ...state }
  if (offlineDataForgotten.match(action)) return none
  if (tabOpened.match(action)) return withTab(state, action.payload)
  if (!read.matchFulfilled(action)) return state
  const {
    arg: {
      originalArgs: { type, id, include },
    },
    fulfilledTimeStamp,
  } = action.meta
  return type === 'client_file' && include !== undefined
    ? recentOf({ ...state, [id]: { ...state[id], at: fulfilledTimeStamp } }, fulfilledTimeStamp)
    : state
}

function withTab(state: OpenedFiles, { id, tab }: { readonly id: string; readonly tab: string }): OpenedFiles {
  const opening = state[id]
  return opening && opening.tab !== tab ? { ...state, [id]: { ...opening, tab } } : state
}

/** The files that stay on the device: the last opened, and not too long ago. */
export function recentOf(files: OpenedFiles, now: number): OpenedFiles {
  const recent = Object.entries(files)
    .filter(([, { at }]) => now - at < LONGEST)
    .sort(([, one], [, other]) => other.at - one.at)
  return Object.fromEntries(recent.slice(0, MOST))
}

export function parseOpenedFiles(stored: unknown): OpenedFiles {
  const entries = Object.entries(entriesOf(stored))
  return Object.fromEntries(entries.filter((entry): entry is [string, Opening] => isOpening(entry[1])))
}

const isOpening = (value: unknown): value is Opening =>
  isObject(value) && isNumber(value['at']) && (!('tab' in value) || isText(value['tab']))
