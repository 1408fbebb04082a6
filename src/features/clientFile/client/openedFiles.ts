import { createAction, type UnknownAction } from '@reduxjs/toolkit'
import { entriesOf, isNumber, isObject, isText } from '#contract/json'
import { api } from '#client/api'
import { offlineDataForgotten } from '#client/store'

interface Opening {
  /** When the file was read last, in milliseconds since 1970; null while its first reading has not ended. */
  readonly at: number | null
  /** The tab that was open last, as its address names it. */
  readonly tab?: string
}

/** Client files read whole, by id, which are there without network, and those that are being read. */
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
  return type === 'client_file' && include !== undefined ? withReading(state, id, fulfilledTimeStamp) : state
}

function withReading(state: OpenedFiles, id: string, at: number): OpenedFiles {
  const files = { ...state, [id]: { ...state[id], at } }
  return { ...beingRead(files), ...recentOf(files, at) }
}

function withTab(state: OpenedFiles, { id, tab }: { readonly id: string; readonly tab: string }): OpenedFiles {
  const opening = state[id]
  return opening?.tab === tab ? state : { ...state, [id]: { at: opening?.at ?? null, tab } }
}

/** The files that stay on the device, the last read first: not too many, and not read too long ago. */
export function recentOf(files: OpenedFiles, now: number): OpenedFiles {
  const recent = Object.entries(files)
    .flatMap(([id, { at, ...rest }]) => (at === null || now - at >= LONGEST ? [] : [{ id, opening: { at, ...rest } }]))
    .sort((one, other) => other.opening.at - one.opening.at)
  return Object.fromEntries(recent.slice(0, MOST).map(({ id, opening }) => [id, opening]))
}

const beingRead = (files: OpenedFiles): OpenedFiles =>
  Object.fromEntries(Object.entries(files).filter(([, { at }]) => at === null))

export function parseOpenedFiles(stored: unknown): OpenedFiles {
  const entries = Object.entries(entriesOf(stored))
  return Object.fromEntries(entries.filter((entry): entry is [string, Opening] => isOpening(entry[1])))
}

const isOpening = (value: unknown): value is Opening =>
  isObject(value) && isNumber(value['at']) && (!('tab' in value) || isText(value['tab']))
