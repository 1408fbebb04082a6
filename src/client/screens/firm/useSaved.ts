import type { FieldErrors } from '#contract'
import { errorsOf, outcomeOf, type Answer } from '#client/api'
import { useToast } from '#client/feedback'

/** Waits for what a form sent, and says that it is kept; answers what the server refuses. */
export function useSaved() {
  const toast = useToast()
  return async (
    sent: PromiseLike<Parameters<typeof outcomeOf<Answer>>[0]>,
    message: string,
  ): Promise<FieldErrors | undefined> => {
    const { error } = outcomeOf<Answer>(await sent)
    if (error) return errorsOf(error)
    toast({ type: 'success', message })
    return undefined
  }
}
