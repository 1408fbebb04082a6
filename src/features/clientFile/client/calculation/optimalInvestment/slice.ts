import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ApiFailure } from '#client/transport'
import { type OptimalInvestmentRequest, type OptimalInvestments } from '#features/simulation/client'

/** The best investments of the client file whose capacity is on screen. */
export interface OptimalInvestmentState {
  /** Id of the client file; null while nobody looks. */
  readonly clientFile: string | null
  /** `calculating`: the file has changed on the server; `result` is older than that. */
  readonly status: 'idle' | 'calculating' | 'ready' | 'failed'
  readonly result: OptimalInvestments | null
  /** What was asked last. */
  readonly question: OptimalInvestmentRequest | null
  readonly failure: ApiFailure | null
}

const initialState: OptimalInvestmentState = {
  clientFile: null,
  status: 'idle',
  result: null,
  question: null,
  failure: null,
}

/** The best investments of a client file, by its id, came on screen. */
export const optimalInvestmentOpened = createAction<string>('optimalInvestment/opened')
export const optimalInvestmentClosed = createAction('optimalInvestment/closed')

const slice = createSlice({
  name: 'optimalInvestment',
  initialState,
  reducers: {
    asked: (state, { payload }: PayloadAction<OptimalInvestmentRequest>) =>
      ({ ...state, status: 'calculating', question: payload }) as const,
    found: (state, { payload }: PayloadAction<OptimalInvestments>) =>
      ({ ...state, status: 'ready', result: payload, failure: null }) as const,
    failed: (state, { payload }: PayloadAction<ApiFailure>) =>
      ({ ...state, status: 'failed', failure: payload }) as const,
  },
  extraReducers: (builder) => {
    builder
      .addCase(optimalInvestmentOpened, (_state, { payload }): OptimalInvestmentState => ({
        ...initialState,
        clientFile: payload,
      }))
      .addCase(optimalInvestmentClosed, (): OptimalInvestmentState => initialState)
  },
})

export const optimalInvestmentReducer = slice.reducer
export const { asked, found, failed } = slice.actions
export const selectOptimalInvestment = (state: {
  readonly optimalInvestment: OptimalInvestmentState
}): OptimalInvestmentState => state.optimalInvestment
