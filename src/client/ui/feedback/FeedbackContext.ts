import { createContext, use } from 'react'

export interface Toast {
  readonly message: string
  readonly type?: 'notice' | 'success' | 'error' | 'info' | 'warning'
  /** How long it is shown, in milliseconds; 5 000 by default (specification §3). */
  readonly timeout?: number
  /** Stays until the person closes it. */
  readonly closable?: boolean
  /** Something is going on; stays until the returned function closes it. */
  readonly indeterminate?: boolean
  /** What can be done about it, on a button that also closes the toast: `Rétablir 760 €`. */
  readonly action?: { readonly label: string; readonly act: () => void }
}

/** Something to read before going on. */
export interface Announcement {
  readonly title: string
  readonly body: string
  /** The verb on the button: `Recharger la page`. */
  readonly action: string
}

/** A question: its title asks, its body says what follows from a yes, its action is the verb on the button. */
export interface Confirmation extends Announcement {
  /** What a no does, when it is more than going back: `Garder`. Annuler without it. */
  readonly refusal?: string
  /** What is done cannot be undone: the focus begins on Annuler. */
  readonly danger?: boolean
  /** To be typed again before a yes: the name of what is lost. */
  readonly retyped?: string
}

interface Actions {
  readonly toast: (toast: Toast) => () => void
  readonly alert: (announcement: Announcement) => Promise<void>
  readonly confirm: (confirmation: Confirmation) => Promise<boolean>
}

export const FeedbackContext = createContext<Actions | null>(null)

function useActions(): Actions {
  const actions = use(FeedbackContext)
  if (!actions) throw new Error('Toasts and confirmations need a Feedback around the application.')
  return actions
}

/** Shows a toast; the function that it returns closes it. */
export const useToast = (): Actions['toast'] => useActions().toast

/** Says something in the one modal, that has one button. */
export const useAlert = (): Actions['alert'] => useActions().alert

/** Asks a question in the one modal; a second one waits for the first to be answered. */
export const useConfirm = (): Actions['confirm'] => useActions().confirm
