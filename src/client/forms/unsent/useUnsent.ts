import { createContext, use } from 'react'
import { useFormikContext } from 'formik'
import { isEqual } from '#contract/json'

type Attributes = Readonly<Record<string, unknown>>

/** What the form around sent last and the server took, as it was typed; null until then. */
export const SentContext = createContext<Attributes | null>(null)

/** Whether something typed in the form around is not sent. */
export function useUnsent(): boolean {
  const { values, initialValues, isSubmitting } = useFormikContext<Attributes>()
  const sent = use(SentContext)
  return !isSubmitting && !isEqual(values, sent ?? initialValues)
}
