import 'react'

declare module 'react' {
  /** How far a slider is filled. */
  interface CSSProperties {
    '--filled'?: string
  }
}
