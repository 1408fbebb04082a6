import { createContext, use, useState, type ReactNode } from 'react'
import type { ResourceType } from '#contract'

type SetTypedSection = (change: (typed: ResourceType | null) => ResourceType | null) => void

const TypedSectionContext = createContext<ResourceType | null>(null)
const SetTypedSectionContext = createContext<SetTypedSection>(() => undefined)

/** The section in which a field holds a text that it has not committed yet; null when none does. */
export const useTypedSection = (): ResourceType | null => use(TypedSectionContext)

/** Knows the section in which something is being typed: autosave does not know that text yet, so no header may say « Enregistré ». */
export function TypingProvider({ children }: { children: ReactNode }) {
  const [typed, setTyped] = useState<ResourceType | null>(null)
  return (
    <SetTypedSectionContext value={setTyped}>
      <TypedSectionContext value={typed}>{children}</TypedSectionContext>
    </SetTypedSectionContext>
  )
}

/** The `onTyping` callback for the fields of a section: true while a field holds a text that it has not committed. */
export function useTyping(type: ResourceType): (isTyping: boolean) => void {
  const setTyped = use(SetTypedSectionContext)
  return (isTyping) => {
    setTyped((typed) => (isTyping ? type : typed === type ? null : typed))
  }
}
