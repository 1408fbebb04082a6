import { useState } from 'react'
import type { Ref } from '#contract/jsonapi'
import { useChanges, type Step } from '#client/editing/changes'

interface Taken {
  /** Whether a value was taken here and can be taken back. */
  readonly isTaken: boolean
  /** Writes a value as if it were typed; into a new resource when there is none. Answers the ref that holds it. */
  readonly take: (target: Ref | null, before: unknown, value: unknown) => Ref | null
  readonly takeBack: () => void
}

/** One value of a paper, put in a field as a step of its own that can be undone. */
export function useTaken(type: Ref['type'], field: string): Taken {
  const { make, undo } = useChanges()
  const [step, setStep] = useState<Step | null>(null)
  return {
    isTaken: step !== null,
    take: (target, before, value) => {
      const after = { [field]: value }
      const made = make([
        target
          ? { ref: target, before: { [field]: before ?? null }, after }
          : { ref: { type, id: '' }, before: null, after },
      ])
      setStep(made)
      return made?.changes[0]?.ref ?? null
    },
    takeBack: () => {
      if (step) void undo(step)
      setStep(null)
    },
  }
}
