import type { ReactNode } from 'react'
import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  MinusCircleOutlined,
  SafetyCertificateOutlined,
  SyncOutlined,
} from '@ant-design/icons'
import { StatusTag, type Tone } from '#client/ui'
import type { State } from '#contract/lifecycle'

const icons: Readonly<Record<Tone, ReactNode>> = {
  success: <CheckCircleOutlined aria-hidden />,
  warning: <ClockCircleOutlined aria-hidden />,
  error: <CloseCircleOutlined aria-hidden />,
  info: <SyncOutlined aria-hidden />,
  violet: <SafetyCertificateOutlined aria-hidden />,
  neutral: <MinusCircleOutlined aria-hidden />,
}

interface StateTagProps {
  readonly states: Readonly<Record<string, State>>
  readonly status: string
  /** Instead of the sign of its tone. */
  readonly icon?: ReactNode
}

/** The state of something that has a lifecycle, in words and with a sign. */
export function StateTag({ states, status, icon }: StateTagProps) {
  const state = states[status]
  if (!state) return <StatusTag tone="neutral">{status}</StatusTag>
  return (
    <StatusTag tone={state.tone} icon={icon ?? icons[state.tone]}>
      {state.label}
    </StatusTag>
  )
}
