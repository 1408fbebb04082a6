import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { FieldErrors } from '#contract'
import type { SimulationAnswer } from '#client/api'
import type { ApiFailure } from '#client/transport'
import type { Defaults } from './defaults'

/** The solution of the client file whose solution tab is open. */
export interface CalculationState {
  /** Id of the client file; null while no solution tab is open. */
  readonly clientFile: string | null
  /**
   * - `idle`: no tab, the file is not read yet, or its project is no investment.
   * - `calculating`: something changed; `result` is older than that.
   * - `ready`: `result` is that of what is on screen.
   * - `invalid`: `errors` say what to complete or correct. `failed`: `failure` says why there is no answer.
   */
  readonly status: 'idle' | 'calculating' | 'ready' | 'invalid' | 'failed'
  /** The last result of this file, to be shown as outdated unless `ready`. */
  readonly result: SimulationAnswer | null
  /** When `result` came, in milliseconds since 1970. */
  readonly calculatedAt: number | null
  /** French messages by attribute of the solution configuration (`property_price`, `simulation_charges.0.amount`). */
  readonly errors: FieldErrors
  readonly failure: ApiFailure | null
  /** What is taken for the fields left empty. */
  readonly defaults: Defaults
}

const initialState: CalculationState = { clientFile: null, status: 'idle', result: null, calculatedAt: null, errors: {}, failure: null, defaults: {} }

/** The solution tab of a client file, by its id, was opened. */
export const solutionOpened = createAction<string>('calculation/solutionOpened')
export const solutionClosed = createAction('calculation/solutionClosed')
/** A person asks again after a failure. */
export const solutionRetried = createAction('calculation/solutionRetried')

const slice = createSlice({
  name: 'calculation',
  initialState,
  reducers: {
    notCalculable: ({ clientFile }): CalculationState => ({ ...initialState, clientFile }),
    calculationStarted: (state) => ({ ...state, status: 'calculating' }) as const,
    defaultsTaken: (state, { payload }: PayloadAction<Defaults>) => ({ ...state, defaults: payload }),
    configurationRefused: (state, { payload }: PayloadAction<FieldErrors>) => ({ ...state, status: 'invalid', errors: payload, failure: null }) as const,
    calculationFailed: (state, { payload }: PayloadAction<ApiFailure>) => ({ ...state, status: 'failed', errors: {}, failure: payload }) as const,
    calculated: {
      prepare: (result: SimulationAnswer) => ({ payload: { result, at: Date.now() } }),
      reducer: (state, { payload: { result, at } }: PayloadAction<{ result: SimulationAnswer; at: number }>) =>
        ({ ...state, status: 'ready', result, calculatedAt: at, errors: {}, failure: null }) as const,
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(solutionOpened, (_state, { payload }): CalculationState => ({ ...initialState, clientFile: payload }))
      .addCase(solutionClosed, (): CalculationState => initialState)
  },
})

export const calculationReducer = slice.reducer
export const { notCalculable, calculationStarted, defaultsTaken, configurationRefused, calculationFailed, calculated } = slice.actions

export const selectSolution = (state: { readonly calculation: CalculationState }): CalculationState => state.calculation
