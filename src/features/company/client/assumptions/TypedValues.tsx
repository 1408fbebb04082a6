import { useEffect, useEffectEvent } from 'react'
import { useFormikContext } from 'formik'
import type { Entries } from '#contract/json'

/** Tells what is typed in the form in which it stands, to what stands outside of it. */
export function TypedValues({ onTyped }: { readonly onTyped: (typed: Entries) => void }) {
  const { values } = useFormikContext<Entries>()
  const tell = useEffectEvent(onTyped)
  useEffect(() => {
    tell(values)
  }, [values])
  return null
}
