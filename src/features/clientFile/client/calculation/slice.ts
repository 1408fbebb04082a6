import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Attributes, FieldErrors } from '#contract'
import { isEqual } from '#contract/json'
import type { SolutionConfiguration } from '#domain'
import { meetingEnded, meetingStarted } from '#client/session/meeting'
import type { ApiFailure } from '#client/transport'
import { type SimulationAnswer } from '#features/simulation/client'
import type { AssumedValues } from '#features/clientFile/contract/solution'
import type { KeptCalculation } from './keptCalculation'

/** A result and what it was calculated from: with both, this device calculates it again, and variations of it. */
export interface Calculated {
  readonly answer: SimulationAnswer
  readonly configuration: SolutionConfiguration
  /** The server, or this device with what the server last said of the firm, the market and the household. */
  readonly by: 'server' | 'device'
}

/** Answers of the operation, as they are typed. */
export type OperationAnswers = Partial<Attributes<'simulation'>>

/** The solution of the client file that is on screen. */
export interface CalculationState {
  /** Id of the client file; null while no solution is on screen. */
  readonly clientFile: string | null
  /**
   * Who calculates: the server, only on the solution tab (specification §4); elsewhere this device, with the context of the
   * server's last answer (firm, market, household).
   */
  readonly calculator: Calculated['by']
  /**
   * - `idle`: no tab, the file is not read yet, or its project is no investment.
   * - `unknown`: it was never calculated here on its solution tab.
   * - `calculating`: something changed, and the server has not answered.
   * - `ready`: `result` is that of what is on screen; calculated by this device, `failure` says why not by the server.
   * - `invalid`: `errors` say what to complete or correct. `failed`: `failure` says why there is no answer.
   */
  readonly status: 'idle' | 'unknown' | 'calculating' | 'ready' | 'invalid' | 'failed'
  /** The last result of this file. */
  readonly result: SimulationAnswer | null
  /** What `result` was calculated from: the same result is the same object. */
  readonly configuration: SolutionConfiguration | null
  readonly by: Calculated['by']
  /** What the server last calculated of this file; null: nothing ever. Undefined while it is not known. */
  readonly kept: KeptCalculation['data'] | null | undefined
  /** `result` is older than what is on screen. */
  readonly isOutdated: boolean
  /** When `result` came, in milliseconds since 1970. */
  readonly calculatedAt: number | null
  /** French messages by attribute of the solution configuration (`property_price`, `simulation_charges.0.amount`). */
  readonly errors: FieldErrors
  readonly failure: ApiFailure | null
  /** What is taken for the fields left empty. */
  readonly defaults: AssumedValues
  /** Unsaved answers that replace those of the file during a trial; null when no trial is under way. */
  readonly trial: OperationAnswers | null
  /** The trial that was under way when a meeting began: the meeting goes on with it. */
  readonly presented: OperationAnswers | null
}

const initialState: CalculationState = {
  clientFile: null,
  calculator: 'server',
  status: 'idle',
  result: null,
  configuration: null,
  by: 'server',
  kept: undefined,
  isOutdated: false,
  calculatedAt: null,
  errors: {},
  failure: null,
  defaults: {},
  trial: null,
  presented: null,
}

/** The solution tab of a client file, by its id, was opened. */
export const solutionOpened = createAction<string>('calculation/solutionOpened')
/** Another tab shows what the solution of a client file, by its id, last came to. */
export const solutionShown = createAction<string>('calculation/solutionShown')
export const solutionClosed = createAction('calculation/solutionClosed')
/** A person asks again after a failure. */
export const solutionRetried = createAction('calculation/solutionRetried')

/** The server said what it last calculated of a file, if it ever did, and with what. */
export const keptCalculationRead = createAction<{
  readonly clientFile: string
  readonly kept: KeptCalculation | null
}>('calculation/keptCalculationRead')

/** A slider moves through these values: this device previews each, and only the value it stops at is typed. */
export const operationTried = createAction<OperationAnswers>('calculation/operationTried')

type Timed = Calculated & { readonly at: number }
const timed = (calculated: Calculated): { payload: Timed } => ({ payload: { ...calculated, at: Date.now() } })
const shown = ({ answer, configuration, by, at }: Timed) => ({
  result: answer,
  configuration,
  by,
  calculatedAt: at,
  isOutdated: false,
})

const slice = createSlice({
  name: 'calculation',
  initialState,
  reducers: {
    notCalculable: ({ clientFile, calculator, trial, presented }): CalculationState => ({
      ...initialState,
      clientFile,
      calculator,
      trial,
      presented,
    }),
    neverCalculated: (state) => ({ ...state, status: 'unknown', result: null, errors: {}, failure: null }) as const,
    /** From then on, what is typed in the operation stays out of the file. */
    trialStarted: (state) => ({ ...state, trial: state.trial ?? {} }),
    trialTyped: (state, { payload }: PayloadAction<OperationAnswers>) => ({
      ...state,
      trial: { ...state.trial, ...payload },
    }),
    trialEnded: (state) => ({ ...state, trial: null, presented: null }),
    calculationStarted: (state) => ({ ...state, status: 'calculating', isOutdated: true }) as const,
    /** The same values are the same object: the fields that show them are not drawn again. */
    valuesAssumed: (state, { payload }: PayloadAction<AssumedValues>) =>
      isEqual(state.defaults, payload) ? state : { ...state, defaults: payload },
    configurationRefused: (state, { payload: { errors } }: PayloadAction<{ errors: FieldErrors }>) =>
      ({ ...state, status: 'invalid', isOutdated: true, errors, failure: null }) as const,
    calculationFailed: (state, { payload }: PayloadAction<ApiFailure>) =>
      ({ ...state, status: 'failed', isOutdated: true, errors: {}, failure: payload }) as const,
    /** This device has the figures before the server. */
    previewed: {
      prepare: timed,
      reducer: (state, { payload }: PayloadAction<Timed>) => ({ ...state, ...shown(payload) }),
    },
    /** This device has the figures, and the server is not asked. */
    calculatedHere: {
      prepare: timed,
      reducer: (state, { payload }: PayloadAction<Timed>) =>
        ({ ...state, ...shown(payload), status: 'ready', errors: {}, failure: null }) as const,
    },
    /** This device has the figures, and the server does not answer. */
    calculatedWithoutServer: {
      prepare: (calculated: Calculated, failure: ApiFailure) => ({
        payload: { ...timed(calculated).payload, failure },
      }),
      reducer: (state, { payload }: PayloadAction<Timed & { failure: ApiFailure }>) =>
        ({ ...state, ...shown(payload), status: 'ready', errors: {}, failure: payload.failure }) as const,
    },
    calculated: {
      prepare: (calculated: Calculated, clientFile: string) => ({
        payload: { ...timed(calculated).payload, clientFile },
      }),
      reducer: (state, { payload }: PayloadAction<Timed & { clientFile: string }>) =>
        ({ ...state, ...shown(payload), status: 'ready', errors: {}, failure: null }) as const,
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(solutionOpened, ({ presented }, { payload }): CalculationState => ({
        ...initialState,
        clientFile: payload,
        trial: presented,
        presented,
      }))
      .addCase(solutionShown, (_state, { payload }): CalculationState => ({
        ...initialState,
        clientFile: payload,
        calculator: 'device',
      }))
      .addCase(solutionClosed, ({ presented }): CalculationState => ({ ...initialState, presented }))
      .addCase(keptCalculationRead, (state, { payload }) => ({ ...state, kept: payload.kept?.data ?? null }))
      .addCase(meetingStarted, (state) => ({ ...state, presented: state.trial }))
      .addCase(meetingEnded, (state) => ({ ...state, presented: null }))
  },
})

export const calculationReducer = slice.reducer
export const {
  notCalculable,
  neverCalculated,
  calculatedHere,
  calculationStarted,
  valuesAssumed,
  configurationRefused,
  calculationFailed,
  previewed,
  calculatedWithoutServer,
  calculated,
  trialStarted,
  trialTyped,
  trialEnded,
} = slice.actions

export const selectSolution = (state: { readonly calculation: CalculationState }): CalculationState => state.calculation
