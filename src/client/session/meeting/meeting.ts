import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import { entriesOf } from '#contract/json'

/** A client file is being shown to its client. */
interface Meeting {
  readonly id: string
  readonly clientFileId: string
  /** UTC instant. */
  readonly startedAt: string
  /** French names of the screens shown, in their order, each once. */
  readonly screens: readonly string[]
}

/** A meeting that is over, and that the history of its file does not tell yet. */
interface EndedMeeting extends Meeting {
  readonly endedAt: string
  /** The adviser says that the study was presented; else it was a rehearsal. */
  readonly isPresentation: boolean
}

export interface MeetingState {
  readonly open: Meeting | null
  readonly ended: readonly EndedMeeting[]
  /** What the password that ends a meeting is checked by; null without one. */
  readonly exitHash: string | null
}

const initialState: MeetingState = { open: null, ended: [], exitHash: null }

const slice = createSlice({
  name: 'meeting',
  initialState,
  reducers: {
    meetingStarted: {
      prepare: (clientFileId: string) => ({
        payload: { id: nanoid(), clientFileId, startedAt: new Date().toISOString(), screens: [] },
      }),
      reducer: (state, { payload }: PayloadAction<Meeting>): MeetingState => ({ ...state, open: payload }),
    },
    /** A screen was shown, by its French name. */
    screenShown: (state, { payload }: PayloadAction<string>): MeetingState => {
      const { open } = state
      return open === null || open.screens.includes(payload)
        ? state
        : { ...state, open: { ...open, screens: [...open.screens, payload] } }
    },
    meetingEnded: {
      prepare: (isPresentation: boolean) => ({ payload: { isPresentation, endedAt: new Date().toISOString() } }),
      reducer: (
        { open, ended, ...state },
        { payload }: PayloadAction<Pick<EndedMeeting, 'endedAt' | 'isPresentation'>>,
      ): MeetingState => ({
        ...state,
        open: null,
        ended: open === null ? ended : [...ended, { ...open, ...payload }],
      }),
    },
    /** The history of the file tells it, or will never: by its id. */
    meetingRecorded: (state, { payload }: PayloadAction<string>): MeetingState => ({
      ...state,
      ended: state.ended.filter(({ id }) => id !== payload),
    }),
    /** Another password ends meetings on this device, by its hash; null for none. */
    exitPasswordChosen: (state, { payload }: PayloadAction<string | null>): MeetingState => ({
      ...state,
      exitHash: payload,
    }),
  },
})

export const meetingReducer = slice.reducer
export const { exitPasswordChosen, meetingEnded, meetingRecorded, meetingStarted, screenShown } = slice.actions
export const selectMeeting = (state: { readonly meeting: MeetingState }): MeetingState => state.meeting

/** What storage held: a page that is loaded again stays in its meeting. Whatever has not its type is left out. */
export function parseMeeting(stored: unknown): MeetingState {
  const { open, ended, exitHash } = entriesOf(stored)
  return {
    open: parseOpen(open) ?? null,
    ended: Array.isArray(ended) ? ended.flatMap((candidate: unknown) => parseEnded(candidate) ?? []) : [],
    exitHash: typeof exitHash === 'string' ? exitHash : null,
  }
}

function parseOpen(stored: unknown): Meeting | undefined {
  const { id, clientFileId, startedAt, screens } = entriesOf(stored)
  if (
    typeof id !== 'string' ||
    typeof clientFileId !== 'string' ||
    typeof startedAt !== 'string' ||
    !Array.isArray(screens)
  )
    return undefined
  return { id, clientFileId, startedAt, screens: screens.filter((name) => typeof name === 'string') }
}

function parseEnded(stored: unknown): EndedMeeting | undefined {
  const meeting = parseOpen(stored)
  const { endedAt, isPresentation } = entriesOf(stored)
  return meeting && typeof endedAt === 'string'
    ? { ...meeting, endedAt, isPresentation: isPresentation === true }
    : undefined
}
