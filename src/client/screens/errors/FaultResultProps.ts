import type { ReactNode } from 'react'

export interface FaultResultProps {
  readonly status: number
  /** What is said of it, and what can be done. */
  readonly children: ReactNode
}
