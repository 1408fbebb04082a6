import { useMemo } from 'react'
import { useStore } from 'react-redux'
import type { Store } from '@reduxjs/toolkit'
import {
  deletionsDue,
  questionAsked,
  questionClosed,
  toastClosed,
  toastShown,
  type QuestionContent,
  type StateWithFeedback,
  type ToastContent,
  type FeedbackState,
} from './state'

interface ToldToast extends Omit<ToastContent, 'button'> {
  /** What can be done about it, on a button that also closes the toast. */
  readonly action?: { readonly label: string; readonly act: () => void }
}

/** What is said once a text is copied, or where the browser refuses. */
interface CopyToasts {
  readonly copied: string
  readonly refused: string
}

const useFeedbackStore = useStore.withTypes<ReturnType<typeof useStore<StateWithFeedback>>>()

/** Shows a toast; the function that it returns closes it. */
export function useToast(): (toast: ToldToast) => () => void {
  const store = useFeedbackStore()
  return useMemo(
    () =>
      ({ action, ...content }) => {
        const shown = store.dispatch(toastShown(action ? { ...content, button: action.label } : content))
        const { id } = shown.payload
        const close = () => {
          store.dispatch(toastClosed({ id }))
        }
        if (action)
          void waitForFeedback(store, ({ toasts }) => {
            const toast = toasts.find((each) => each.id === id)
            return toast ? toast.isPressed || undefined : false
          }).then((isPressed) => {
            if (!isPressed) return
            close()
            action.act()
          })
        return close
      },
    [store],
  )
}

/** Puts a text in the clipboard and says so, or says what to do where the browser refuses; answers whether it is copied. */
export function useCopyToClipboard(): (text: string, told: CopyToasts) => Promise<boolean> {
  const toast = useToast()
  return async (text, { copied, refused }) => {
    try {
      // Throws at once on a page without https, which has no clipboard.
      await navigator.clipboard.writeText(text)
    } catch {
      toast({ type: 'error', message: refused })
      return false
    }
    toast({ type: 'success', message: copied })
    return true
  }
}

/** Asks a question in the one modal; a second one waits for the first to be answered. One that leaves the screen unanswered is a no. */
export function useConfirm(): (question: QuestionContent) => Promise<boolean> {
  const store = useFeedbackStore()
  return useMemo(
    () => async (content) => {
      const { id } = store.dispatch(questionAsked(content)).payload
      const answer = await waitForFeedback(store, ({ questions }) => {
        const question = questions.find((each) => each.id === id)
        return question ? (question.answer ?? undefined) : false
      })
      store.dispatch(questionClosed({ id }))
      return answer
    },
    [store],
  )
}

/** What somebody must have read before they go on. */
interface Alert {
  readonly title: string
  readonly message: string
}

/** Says in the one modal what must not be missed; resolves once it is read. For what went otherwise than a grave decision wanted. */
export function useAlert(): (alert: Alert) => Promise<void> {
  const ask = useConfirm()
  return useMemo(
    () =>
      async ({ title, message }) => {
        await ask({ question: title, consequence: message, yes: 'J’ai compris', isAlert: true })
      },
    [ask],
  )
}

/** Sends the deletions that wait; resolves once the server has answered all of them. */
export function useDueDeletions(): () => Promise<void> {
  const store = useFeedbackStore()
  return async () => {
    store.dispatch(deletionsDue())
    await waitForFeedback(store, ({ deletions }) => deletions.length === 0 || undefined)
  }
}

/** Resolves with what `lookFor` finds in the feedback state, as soon as it finds something. */
const waitForFeedback = <Value>(
  store: Pick<Store<StateWithFeedback>, 'getState' | 'subscribe'>,
  lookFor: (state: FeedbackState) => Value | undefined,
): Promise<Value> =>
  new Promise((resolve) => {
    const look = () => {
      const value = lookFor(store.getState().feedback)
      if (value === undefined) return
      stop()
      resolve(value)
    }
    const stop = store.subscribe(look)
    look()
  })
