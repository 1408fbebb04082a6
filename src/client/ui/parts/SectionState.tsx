import type { ReactNode } from 'react'
import {
  CheckOutlined,
  CloudOutlined,
  EditOutlined,
  ExclamationCircleOutlined,
  ForkOutlined,
  SyncOutlined,
  WarningOutlined,
} from '@ant-design/icons'
import { formatTime } from '#presentation/formats'
import { StatusTag, type Tone } from './StatusTag'

/** Where the edits of a section stand. */
export type SaveState = 'pristine' | 'dirty' | 'invalid' | 'saving' | 'saved' | 'error' | 'offline' | 'conflict'

interface SectionStateProps {
  readonly state: SaveState
  /** Instant of the last save, UTC. */
  readonly savedAt?: string | null | undefined
  /** In little room, where the section itself says what follows from it. */
  readonly isShort?: boolean | undefined
  /** Under a header that says the same of the whole page: as long as nothing is wrong, a sign is enough, its words for who hears. */
  readonly isUnderHeader?: boolean | undefined
  /** Of an invalid section; none when what it lacks is an answer. */
  readonly fieldsToCorrect?: number | undefined
}

const looks: Readonly<Record<SaveState, { tone: Tone; icon: ReactNode }>> = {
  pristine: { tone: 'neutral', icon: <CheckOutlined aria-hidden /> },
  dirty: { tone: 'neutral', icon: <EditOutlined aria-hidden /> },
  invalid: { tone: 'error', icon: <ExclamationCircleOutlined aria-hidden /> },
  saving: { tone: 'info', icon: <SyncOutlined aria-hidden /> },
  saved: { tone: 'success', icon: <CheckOutlined aria-hidden /> },
  error: { tone: 'error', icon: <WarningOutlined aria-hidden /> },
  offline: { tone: 'warning', icon: <CloudOutlined aria-hidden /> },
  conflict: { tone: 'error', icon: <ForkOutlined aria-hidden /> },
}

function sentenceOf({ state, savedAt, fieldsToCorrect = 1 }: SectionStateProps): string {
  switch (state) {
    case 'pristine':
      return 'Enregistré'
    case 'dirty':
      return 'Modifications en cours'
    case 'invalid':
      return fieldsToCorrect === 0
        ? 'À compléter'
        : `${fieldsToCorrect} ${fieldsToCorrect > 1 ? 'champs' : 'champ'} à corriger`
    case 'saving':
      return 'Enregistrement…'
    case 'saved':
      return savedAt === null || savedAt === undefined ? 'Enregistré' : `Enregistré à ${formatTime(savedAt)}`
    case 'error':
      return 'Non enregistré'
    case 'offline':
      return 'Gardé sur cet appareil'
    case 'conflict':
      return 'Modifié ailleurs'
  }
}

const wrong: readonly SaveState[] = ['invalid', 'error', 'offline', 'conflict']

/** Says whether a section is saved; told to screen readers when it changes, unless the header tells it. */
export function SectionState(props: SectionStateProps) {
  const { tone, icon } = looks[props.state]
  const isSign = props.isUnderHeader === true && !wrong.includes(props.state)
  return (
    <span className={isSign ? 'section-state section-state-sign' : 'section-state'}>
      <span aria-live={isSign ? 'off' : 'polite'}>
        <StatusTag tone={tone} icon={icon}>
          {sentenceOf(props)}
          {props.state === 'invalid' && !props.isShort && ' — non enregistré'}
        </StatusTag>
      </span>
    </span>
  )
}
