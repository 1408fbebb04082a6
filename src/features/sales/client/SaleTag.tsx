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
import type { SaleKind } from './kinds'

const icons: Readonly<Record<Tone, ReactNode>> = {
  success: <CheckCircleOutlined aria-hidden />,
  warning: <ClockCircleOutlined aria-hidden />,
  error: <CloseCircleOutlined aria-hidden />,
  info: <SyncOutlined aria-hidden />,
  violet: <SafetyCertificateOutlined aria-hidden />,
  neutral: <MinusCircleOutlined aria-hidden />,
}

/** The state of a sale, in words and with a sign. */
export function SaleTag({ kind, status }: { readonly kind: SaleKind; readonly status: string }) {
  const state = kind.states[status]
  if (!state) return <StatusTag tone="neutral">{status}</StatusTag>
  return (
    <StatusTag tone={state.tone} icon={icons[state.tone]}>
      {state.label}
    </StatusTag>
  )
}
