import type { ReactNode } from 'react'
import {
  CalendarOutlined,
  CheckCircleOutlined,
  CloseCircleOutlined,
  CopyOutlined,
  EyeInvisibleOutlined,
  FolderOpenOutlined,
  MessageOutlined,
  PhoneOutlined,
  StarOutlined,
  UserOutlined,
} from '@ant-design/icons'
import { leadStatuses, type LeadStatus } from '#features/leads/contract'
import { StatusTag, type Tone } from '#client/ui'

const looks: Readonly<Record<LeadStatus, { tone: Tone; icon: ReactNode }>> = {
  new: { tone: 'info', icon: <StarOutlined aria-hidden /> },
  assigned: { tone: 'info', icon: <UserOutlined aria-hidden /> },
  contacted: { tone: 'info', icon: <MessageOutlined aria-hidden /> },
  unreachable: { tone: 'warning', icon: <PhoneOutlined aria-hidden /> },
  qualified: { tone: 'success', icon: <CheckCircleOutlined aria-hidden /> },
  meeting: { tone: 'success', icon: <CalendarOutlined aria-hidden /> },
  converted: { tone: 'violet', icon: <FolderOpenOutlined aria-hidden /> },
  lost: { tone: 'neutral', icon: <CloseCircleOutlined aria-hidden /> },
  duplicate: { tone: 'neutral', icon: <CopyOutlined aria-hidden /> },
  anonymised: { tone: 'neutral', icon: <EyeInvisibleOutlined aria-hidden /> },
}

/** Where a lead is in its life. */
export function LeadStatusTag({ status }: { status: LeadStatus }) {
  const { tone, icon } = looks[status]
  return (
    <StatusTag tone={tone} icon={icon}>
      {leadStatuses[status]}
    </StatusTag>
  )
}
