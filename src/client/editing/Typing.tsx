import { createContext, use, useState, type ReactNode } from 'react'
import type { ResourceType } from '#contract'

type SetTypedSection = (change: (typed: ResourceType | null) => ResourceType | null) => void

const TypedSectionContext = createContext<ResourceType | null>(null)
const SetTypedSectionContext = createContext<SetTypedSection>(() => undefined)

/** The section in which something is typed that its field has not handed over yet; null when there is none. */
export const useTypedSection = (): ResourceType | null => use(TypedSectionContext)

/** Knows where something is being typed: until it is handed over, it is not saved, and nothing else says so. */
export function TypingProvider({ children }: { children: ReactNode }) {
  const [typed, setTyped] = useState<ResourceType | null>(null)
  return (
    <SetTypedSectionContext value={setTyped}>
      <TypedSectionContext value={typed}>{children}</TypedSectionContext>
    </SetTypedSectionContext>
  )
}

/** What a field of this section tells: that it holds a text which it has not handed over, or that it holds none any longer. */
export function useTyping(type: ResourceType): (isTyping: boolean) => void {
  const setTyped = use(SetTypedSectionContext)
  return (isTyping) => {
    setTyped((typed) => (isTyping ? type : typed === type ? null : typed))
  }
}
