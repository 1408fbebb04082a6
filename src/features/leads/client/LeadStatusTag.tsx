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
import { leadLifecycle, type LeadStatus } from '#features/leads/contract'
import { StatusTag } from '#client/ui'

const icons: Readonly<Record<LeadStatus, ReactNode>> = {
  new: <StarOutlined aria-hidden />,
  assigned: <UserOutlined aria-hidden />,
  contacted: <MessageOutlined aria-hidden />,
  unreachable: <PhoneOutlined aria-hidden />,
  qualified: <CheckCircleOutlined aria-hidden />,
  meeting: <CalendarOutlined aria-hidden />,
  converted: <FolderOpenOutlined aria-hidden />,
  lost: <CloseCircleOutlined aria-hidden />,
  duplicate: <CopyOutlined aria-hidden />,
  anonymised: <EyeInvisibleOutlined aria-hidden />,
}

/** Where a lead is in its life. */
export function LeadStatusTag({ status }: { status: LeadStatus }) {
  const { tone, label } = leadLifecycle.states[status]
  return (
    <StatusTag tone={tone} icon={icons[status]}>
      {label}
    </StatusTag>
  )
}
