import type { ReactNode } from 'react'
import { CheckOutlined, CloudOutlined, ExclamationCircleOutlined, SyncOutlined } from '@ant-design/icons'
import type { SectionState } from '#client/autosave'
import { useTypedSection } from '#client/editing'
import { useOnline } from '#client/screens'
import { useSavedState } from './useSavedState'

interface Line {
  readonly tone: 'success' | 'warning' | 'error' | 'neutral'
  readonly icon: ReactNode
  readonly words: string
}

const SAVED: Line = {
  tone: 'success',
  icon: <CheckOutlined aria-hidden />,
  words: 'Réponses enregistrées, vous pouvez revenir plus tard',
}
const KEPT: Line = { tone: 'warning', icon: <CloudOutlined aria-hidden />, words: 'Gardé sur cet appareil' }
const SAVING: Line = { tone: 'neutral', icon: <SyncOutlined aria-hidden />, words: 'Enregistrement…' }
const WRONG: Line = {
  tone: 'error',
  icon: <ExclamationCircleOutlined aria-hidden />,
  words: 'Une réponse est à corriger',
}
const STUCK: Line = { ...WRONG, words: 'Une réponse n’est pas enregistrée' }

function lineOf(state: SectionState | undefined, isOnline: boolean): Line {
  switch (state) {
    case 'conflict':
    case 'error':
      return STUCK
    case 'offline':
      return KEPT
    case 'invalid':
      return WRONG
    case 'saving':
    case 'dirty':
      return isOnline ? SAVING : KEPT
    default:
      return SAVED
  }
}

/** Where the answers are: with the firm, on this device, or nowhere yet. */
export function SavedLine() {
  const isOnline = useOnline()
  const isTyping = useTypedSection() !== null
  const state = useSavedState()
  const { tone, icon, words } = lineOf(state ?? (isTyping ? 'dirty' : undefined), isOnline)
  return (
    <p role="status" className={`saved-line saved-${tone}`}>
      {icon} {words}
    </p>
  )
}
