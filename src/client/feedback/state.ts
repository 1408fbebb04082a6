import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import type { Ref } from '#contract/jsonapi'

/** How many toasts are shown at once; the oldest gives way. */
const STACK = 4

/** How long a toast without a button is shown, in milliseconds (specification §3). */
const TIMEOUT = 5_000

/** What a toast says. */
export interface ToastContent {
  readonly message: string
  /** `notice`: what was asked for changes nothing. `info`, when none is given: what somebody had better know. */
  readonly type?: 'notice' | 'success' | 'error' | 'info' | 'warning'
  /** Stays until the person closes it. */
  readonly closable?: boolean
  /** Something is going on; stays until it is closed by who opened it. */
  readonly indeterminate?: boolean
  /** What can be done about it, on a button that also closes the toast: `Rétablir 760 €`. It is then closable. */
  readonly button?: string
  /** What it is about: a newer toast on the same subject takes its place. */
  readonly subject?: string
}

interface Toast extends ToastContent {
  readonly id: string
  readonly type: NonNullable<ToastContent['type']>
  readonly closable: boolean
  /** How long it is shown, in milliseconds; null: until it is closed. */
  readonly timeout: number | null
  readonly isPressed: boolean
}

/** Asks in its title, says in its body what follows from a yes; `yes` is the verb on its button. */
export interface QuestionContent {
  readonly question: string
  readonly consequence: string
  readonly yes: string
  /** What a no does, when it is more than going back: `Garder`. Annuler without it. */
  readonly no?: string
  /** What is done cannot be undone: the focus begins on the no. */
  readonly isDangerous?: boolean
  /** To be typed again before a yes: the name of what is lost. */
  readonly retyped?: string
  /** An alert (specification §4): there is nothing to choose, one reads it and goes on. */
  readonly isAlert?: true
}

export interface Question extends QuestionContent {
  readonly id: string
  /** Null until the person has chosen. */
  readonly answer: boolean | null
}

/** A resource that is to be deleted, and exists until the delay to undo is over. */
export interface Deletion {
  readonly ref: Ref
  /** The toast by which it can be taken back. */
  readonly toast: string
  /** Told after the reason, when the server refuses. */
  readonly ifRefused: string
}

export interface FeedbackState {
  readonly toasts: readonly Toast[]
  /** One at a time is on screen: the first that has no answer. */
  readonly questions: readonly Question[]
  readonly deletions: readonly Deletion[]
}

const initialState: FeedbackState = { toasts: [], questions: [], deletions: [] }

interface Identified {
  readonly id: string
}

function toastOf(content: ToastContent): Toast {
  const closable = content.closable ?? content.button !== undefined
  const timeout = closable || content.indeterminate === true ? null : TIMEOUT
  return { type: 'info', ...content, closable, id: nanoid(), timeout, isPressed: false }
}

const withToast = (toasts: FeedbackState['toasts'], toast: Toast): FeedbackState['toasts'] =>
  [...toasts.filter(({ subject }) => subject === undefined || subject !== toast.subject), toast].slice(-STACK)

const slice = createSlice({
  name: 'feedback',
  initialState,
  reducers: {
    toastShown: {
      prepare: (content: ToastContent) => ({ payload: toastOf(content) }),
      reducer: (state, { payload }: PayloadAction<Toast>) => ({ ...state, toasts: withToast(state.toasts, payload) }),
    },
    toastPressed: (state, { payload: { id } }: PayloadAction<Identified>) => ({
      ...state,
      toasts: state.toasts.map((toast) => (toast.id === id ? { ...toast, isPressed: true } : toast)),
    }),
    toastClosed: (state, { payload: { id } }: PayloadAction<Identified>) => ({
      ...state,
      toasts: state.toasts.filter((toast) => toast.id !== id),
    }),
    /** What the toasts of a subject are about is no longer on screen. */
    subjectLeft: (state, { payload: { subject } }: PayloadAction<Required<Pick<ToastContent, 'subject'>>>) => ({
      ...state,
      toasts: state.toasts.filter((toast) => toast.subject !== subject),
    }),
    questionAsked: {
      prepare: (content: QuestionContent) => ({ payload: { ...content, id: nanoid(), answer: null } }),
      reducer: (state, { payload }: PayloadAction<Question>) => ({
        ...state,
        questions: [...state.questions, payload],
      }),
    },
    questionAnswered: (
      state,
      { payload: { id, answer } }: PayloadAction<Identified & { readonly answer: boolean }>,
    ) => ({
      ...state,
      questions: state.questions.map((question) => (question.id === id ? { ...question, answer } : question)),
    }),
    /** Whoever asked has heard the answer. */
    questionClosed: (state, { payload: { id } }: PayloadAction<Identified>) => ({
      ...state,
      questions: state.questions.filter((question) => question.id !== id),
    }),
    deletionPlanned: {
      prepare: ({ message, ...deletion }: Pick<Deletion, 'ref' | 'ifRefused'> & Pick<Toast, 'message'>) => ({
        payload: { ...deletion, toast: toastOf({ type: 'success', message, button: 'Annuler' }) },
      }),
      reducer: (
        { toasts, deletions, ...state },
        { payload: { toast, ...deletion } }: PayloadAction<Omit<Deletion, 'toast'> & { readonly toast: Toast }>,
      ) => ({
        ...state,
        toasts: withToast(toasts, toast),
        deletions: [...deletions, { ...deletion, toast: toast.id }],
      }),
    },
    /** It was taken back, or the server has answered. */
    deletionEnded: (state, { payload: { ref } }: PayloadAction<Pick<Deletion, 'ref'>>) => ({
      ...state,
      deletions: state.deletions.filter((deletion) => deletion.ref.id !== ref.id),
    }),
    /** No deletion waits any longer: the page, or the session, is about to end. */
    deletionsDue: (state) => state,
  },
})

export const feedbackReducer = slice.reducer
export const {
  deletionEnded,
  deletionPlanned,
  deletionsDue,
  questionAnswered,
  questionAsked,
  questionClosed,
  subjectLeft,
  toastClosed,
  toastPressed,
  toastShown,
} = slice.actions

/** The part of the state of the application that this room reads. */
export interface StateWithFeedback {
  readonly feedback: FeedbackState
}
export const selectFeedback = ({ feedback }: StateWithFeedback): FeedbackState => feedback
export const selectDeletions = ({ feedback }: StateWithFeedback): FeedbackState['deletions'] => feedback.deletions
