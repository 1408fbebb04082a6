import type { ReactNode } from 'react'
import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  LockOutlined,
  MailOutlined,
  MinusCircleOutlined,
  StopOutlined,
  UserOutlined,
} from '@ant-design/icons'
import type { Attributes } from '#contract'
import { StatusTag, type Tone } from '#client/ui'
import { scpiChoices } from '#features/scpi/clients/contract'

type Status = NonNullable<Attributes<'scpi_client'>['status']>
type PortalStatus = NonNullable<Attributes<'scpi_client'>['portal_status']>
interface Look {
  readonly tone: Tone
  readonly icon: ReactNode
}

const looks: Readonly<Record<Status, Look>> = {
  prospect: { tone: 'info', icon: <UserOutlined aria-hidden /> },
  client: { tone: 'success', icon: <CheckCircleOutlined aria-hidden /> },
  inactive: { tone: 'neutral', icon: <MinusCircleOutlined aria-hidden /> },
  blocked: { tone: 'error', icon: <StopOutlined aria-hidden /> },
}

const portalLooks: Readonly<Record<PortalStatus, Look>> = {
  none: { tone: 'neutral', icon: <MinusCircleOutlined aria-hidden /> },
  invited: { tone: 'warning', icon: <MailOutlined aria-hidden /> },
  active: { tone: 'success', icon: <CheckCircleOutlined aria-hidden /> },
  locked: { tone: 'error', icon: <LockOutlined aria-hidden /> },
}

/** Where the firm stands with a client. */
export const ClientStatus = ({ status }: { status: Status | null }) =>
  status === null ? '—' : <StatusTag {...looks[status]}>{scpiChoices.clientStatuses[status]}</StatusTag>

/** Whether a client may enter the portal, and has. @param isNamed says of what */
export const PortalStatusTag = ({ status, isNamed = false }: { status: PortalStatus | null; isNamed?: boolean }) =>
  status === null ? (
    '—'
  ) : (
    <StatusTag {...portalLooks[status]}>
      {isNamed && 'Espace client\u00a0: '}
      {isNamed ? scpiChoices.portalStatuses[status].toLowerCase() : scpiChoices.portalStatuses[status]}
    </StatusTag>
  )

/** What the client signed is out of date. */
export const ExpiredTag = () => (
  <StatusTag tone="warning" icon={<ClockCircleOutlined aria-hidden />}>
    Recueil expiré
  </StatusTag>
)
