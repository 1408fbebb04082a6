import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { entriesOf } from '#contract/json'
import { offlineDataForgotten } from '#client/store'
import { changed, newDraft, parseDraft, type StudyDraft } from './draft'

/** Studies that are being composed, by the id of their client file. */
export type StudyDrafts = Readonly<Record<string, StudyDraft>>

interface OfFile {
  /** Id of the client file. */
  readonly file: string
}

const none: StudyDrafts = {}

const slice = createSlice({
  name: 'studyDrafts',
  initialState: none,
  reducers: {
    draftBegun: (state, { payload: { file, draft } }: PayloadAction<OfFile & { readonly draft: StudyDraft }>) => ({
      ...state,
      [file]: draft,
    }),
    draftChanged: (
      state,
      { payload: { file, change } }: PayloadAction<OfFile & { readonly change: Partial<StudyDraft> }>,
    ) => ({ ...state, [file]: changed(state[file] ?? newDraft, change) }),
    /** It was sent, or given up. */
    draftForgotten: (state, { payload: { file } }: PayloadAction<OfFile>) =>
      Object.fromEntries(Object.entries(state).filter(([id]) => id !== file)),
    /** What storage held of an earlier visit; what was typed since stays. */
    draftsRestored: (state, { payload }: PayloadAction<StudyDrafts>) => ({ ...payload, ...state }),
  },
  extraReducers: (build) => {
    build.addCase(offlineDataForgotten, () => none)
  },
})

export const studyDraftsReducer = slice.reducer
export const { draftBegun, draftChanged, draftForgotten, draftsRestored } = slice.actions

export const parseDrafts = (stored: unknown): StudyDrafts =>
  Object.fromEntries(Object.entries(entriesOf(stored)).map(([file, draft]) => [file, parseDraft(draft)]))
