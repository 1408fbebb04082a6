import { InfoCircleFilled, ExclamationCircleFilled } from '@ant-design/icons'
import { Alert } from 'antd'
import { formatDate } from '#client/ui'
import { closing } from './pinelTerms'

/** No deed has the reduction any more: said of every calculation, more loudly of a deed that comes too late. */
export function PinelClosed({ deed }: { readonly deed: unknown }) {
  if (!closing) return null
  const { last, closedSince } = closing
  const isLate = typeof deed === 'string' && deed > last
  return (
    <Alert
      role="note"
      type={isLate ? 'warning' : 'info'}
      showIcon
      icon={isLate ? <ExclamationCircleFilled aria-hidden /> : <InfoCircleFilled aria-hidden />}
      title={`Dispositif fermé aux actes signés depuis le ${formatDate(closedSince)}`}
      description={
        isLate
          ? 'Cet acte vient trop tard\u00a0: il n’ouvre aucune réduction.'
          : `Le calcul vaut pour un bien dont l’acte a été signé au plus tard le ${formatDate(last)}.`
      }
    />
  )
}
