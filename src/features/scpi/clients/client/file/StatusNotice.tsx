import { InfoCircleFilled, StopFilled } from '@ant-design/icons'
import { Alert } from 'antd'
import { useEdited } from '#client/editing'

/** Says of a client whom the firm has closed that he is, why, and what follows. */
export function StatusNotice({ id }: { readonly id: string }) {
  const { status, status_reason: reason } = useEdited('scpi_client', id)?.attributes ?? {}
  if (status === 'blocked')
    return (
      <Alert
        role="note"
        type="error"
        showIcon
        icon={<StopFilled aria-hidden />}
        title="Client bloqué par la conformité"
        description={
          <>
            {reason && <p>Motif{`\u00a0: ${reason}`}</p>}
            <p>Rien ne peut être souscrit, et son espace client est fermé.</p>
          </>
        }
      />
    )
  if (status === 'inactive')
    return (
      <Alert
        role="note"
        type="info"
        showIcon
        icon={<InfoCircleFilled aria-hidden />}
        title="Client inactif"
        description={`Sa fiche reste, et peut être complétée. Son espace client est fermé. «\u00a0Réactiver\u00a0» est dans le menu de la fiche.`}
      />
    )
  return null
}
