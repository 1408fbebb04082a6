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

export interface Confirmation {
  /** A question. */
  readonly title: string
  /** What follows from a yes. */
  readonly body: string
  /** The verb on the button: `Supprimer le dossier`. */
  readonly action: string
  /** What is done cannot be undone: the focus begins on Annuler. */
  readonly danger?: boolean
}

interface Actions {
  readonly toast: (toast: Toast) => () => void
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

/** Asks a question in the one modal; a second question waits for the first to be answered. */
export const useConfirm = (): Actions['confirm'] => useActions().confirm
