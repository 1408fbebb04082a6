import { createContext, use, useMemo, useState, type ReactNode } from 'react'

/** Answers tried on the capacity in place of those of the file, as they were typed. */
export type Tried = Readonly<Record<string, unknown>>

interface CapacityTrial {
  readonly tried: Tried
  readonly attempt: (answers: Tried) => void
  /** Goes back to what the file says: for one answer, or for all. */
  readonly restore: (name?: string) => void
}

const CapacityTrialContext = createContext<CapacityTrial | null>(null)

/** Keeps what is tried on the capacity as long as the file is open; nothing of it is written in the file. */
export function CapacityTrialProvider({ children }: { children: ReactNode }) {
  const [tried, setTried] = useState<Tried>({})
  const trial = useMemo(
    (): CapacityTrial => ({
      tried,
      attempt: (answers) => {
        setTried((before) => ({ ...before, ...answers }))
      },
      restore: (name) => {
        setTried((before) =>
          name === undefined ? {} : Object.fromEntries(Object.entries(before).filter(([other]) => other !== name)),
        )
      },
    }),
    [tried],
  )
  return <CapacityTrialContext value={trial}>{children}</CapacityTrialContext>
}

export function useCapacityTrial(): CapacityTrial {
  const trial = use(CapacityTrialContext)
  if (!trial) throw new Error('The capacity stands in a CapacityTrialProvider.')
  return trial
}
