import { Profiler, type ReactNode } from 'react'

/** Counts how many times what stands in it is drawn. */
export function commits(): {
  readonly count: () => number
  readonly Counted: (props: { readonly children: ReactNode }) => ReactNode
} {
  let count = 0
  return {
    count: () => count,
    Counted: ({ children }) => (
      <Profiler
        id="counted"
        onRender={() => {
          count += 1
        }}
      >
        {children}
      </Profiler>
    ),
  }
}
