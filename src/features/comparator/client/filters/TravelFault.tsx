import { WarningFilled } from '@ant-design/icons'
import { Alert } from 'antd'
import type { SearchProps } from '../SearchProps'

/** A time of travel that could not be read narrows nothing, and that is said. */
export function TravelFault({ search, filterContext }: Pick<SearchProps, 'search' | 'filterContext'>) {
  if (search.travel === null || !filterContext.travel.hasFailed) return null
  return (
    <Alert
      type="warning"
      showIcon
      icon={<WarningFilled aria-hidden />}
      title="Temps de trajet indisponible, filtre ignoré."
    />
  )
}
