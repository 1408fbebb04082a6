import type { ReactNode } from 'react'
import {
  CalculatorOutlined,
  CheckCircleOutlined,
  EditOutlined,
  FileDoneOutlined,
  FileTextOutlined,
  InboxOutlined,
  SafetyCertificateOutlined,
} from '@ant-design/icons'
import { clientFileStatuses } from '#features/clientFile/contract'
import { type Attributes } from '#contract'
import { StatusTag, type Tone } from '#client/ui'

type Status = keyof typeof clientFileStatuses

const looks: Readonly<Record<Status, { tone: Tone; icon: ReactNode }>> = {
  draft: { tone: 'neutral', icon: <EditOutlined aria-hidden /> },
  ready: { tone: 'info', icon: <CheckCircleOutlined aria-hidden /> },
  simulated: { tone: 'info', icon: <CalculatorOutlined aria-hidden /> },
  presented: { tone: 'success', icon: <FileTextOutlined aria-hidden /> },
  in_sale: { tone: 'warning', icon: <FileDoneOutlined aria-hidden /> },
  won: { tone: 'violet', icon: <SafetyCertificateOutlined aria-hidden /> },
  archived: { tone: 'neutral', icon: <InboxOutlined aria-hidden /> },
}

/** How far a client file has come. Nothing while the server has not said it. */
export function ClientFileStatus({ status }: { status: Attributes<'client_file'>['status'] | undefined }) {
  if (!status) return null
  const { tone, icon } = looks[status]
  return (
    <StatusTag tone={tone} icon={icon}>
      {clientFileStatuses[status]}
    </StatusTag>
  )
}
