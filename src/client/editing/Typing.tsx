import { createContext, use, useEffect, useState, type ReactNode, type SyntheticEvent } from 'react'
import type { ResourceType } from '#contract'

/** How long a field keeps what is typed to itself, in milliseconds; a little more, so that autosave speaks first. */
const HANDED_OVER = 900

/** The section in which something is being typed that its field has not handed over yet. */
const TypedSectionContext = createContext<ResourceType | null>(null)
const SetTypedSectionContext = createContext<(typed: { readonly type: ResourceType } | null) => void>(() => undefined)

export const useTypedSection = (): ResourceType | null => use(TypedSectionContext)

/** Knows where something is being typed: until it is handed over, it is not saved, and nothing else says so. */
export function TypingProvider({ children }: { children: ReactNode }) {
  const [typed, setTyped] = useState<{ readonly type: ResourceType } | null>(null)
  useEffect(() => {
    if (typed === null) return undefined
    const timer = setTimeout(() => {
      setTyped(null)
    }, HANDED_OVER)
    return () => {
      clearTimeout(timer)
    }
  }, [typed])
  return (
    <SetTypedSectionContext value={setTyped}>
      <TypedSectionContext value={typed?.type ?? null}>{children}</TypedSectionContext>
    </SetTypedSectionContext>
  )
}

/** Fields of a section. A key sets off the wait again; leaving a field ends it. */
export function Typed({ type, onLeave, children }: { type: ResourceType; onLeave: () => void; children: ReactNode }) {
  const setTyped = use(SetTypedSectionContext)
  const hear = ({ target }: SyntheticEvent<HTMLElement>) => {
    // What is typed in a list is a search.
    if (target instanceof HTMLElement && target.role !== 'combobox') setTyped({ type })
  }
  const leave = () => {
    setTyped(null)
    onLeave()
  }
  return (
    <div className="edited-form" onInput={hear} onBlur={leave}>
      {children}
    </div>
  )
}
