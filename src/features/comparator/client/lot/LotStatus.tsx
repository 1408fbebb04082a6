import { CheckOutlined, ClockCircleOutlined, StopOutlined } from '@ant-design/icons'
import { propertyStatuses, type PropertyStatus } from '#features/catalogue/contract'
import { StatusTag } from '#client/ui'

/** Whether a lot can be had, by words, an icon and a colour. */
export function LotStatus({ status }: { status: PropertyStatus | null }) {
  if (status === null) return null
  const label = propertyStatuses[status]
  if (status === 'available')
    return (
      <StatusTag tone="success" icon={<CheckOutlined aria-hidden />}>
        {label}
      </StatusTag>
    )
  if (status === 'optioned' || status === 'booked')
    return (
      <StatusTag tone="warning" icon={<ClockCircleOutlined aria-hidden />}>
        {label}
      </StatusTag>
    )
  return (
    <StatusTag tone="neutral" icon={<StopOutlined aria-hidden />}>
      {label}
    </StatusTag>
  )
}
