import { Suspense, type ReactElement } from 'react'
import { lazyPart } from '#client/ui/lazy'

const Hint = lazyPart(async () => (await import(/* webpackChunkName: "hint" */ './Hint')).Hint)

/** A hint, once it has come: until then, what it is about stands alone. */
export const LazyHint = ({ text, children }: { readonly text: string; readonly children: ReactElement }) => (
  <Suspense fallback={children}>
    <Hint text={text}>{children}</Hint>
  </Suspense>
)
