import { ExportOutlined } from '@ant-design/icons'
import type { ResourceOf } from '#contract/jsonapi'
import { outcomeOf } from '#client/api'
import { useConfirm, useToast } from '#client/feedback'
import { Card, formatDate, StatusTag } from '#client/ui'
import { Button } from '#client/ui/controls'
import { oriasRegister } from '#features/scpi/firm/contract'
import { firmApi } from '../api'

interface OriasProps {
  readonly firm: ResourceOf<'scpi_firm'>
  readonly mayEdit: boolean
}

/** The number of the firm in the public register, and who last looked it up there. */
export function Orias({ firm, mayEdit }: OriasProps) {
  const { orias_number: number, orias_checked_at: at, orias_checked_by: by } = firm.attributes
  const check = useCheck(firm)
  return (
    <Card
      title="ORIAS"
      sentence="Seul un intermédiaire inscrit au registre conseille des parts de SCPI : vérifiez-y le numéro chaque année."
    >
      <div className="scpi-firm-orias">
        <p>
          Numéro <strong>{number ?? 'à saisir'}</strong>
        </p>
        {at ? (
          <StatusTag tone="success">
            Vérifié le {formatDate(at)}
            {by ? ` par ${by}` : ''}
          </StatusTag>
        ) : (
          <StatusTag tone="warning">Jamais vérifié</StatusTag>
        )}
        <a href={oriasRegister} target="_blank" rel="noreferrer">
          Ouvrir le registre <ExportOutlined aria-label="(nouvel onglet)" />
        </a>
        {mayEdit && number && (
          <Button onClick={() => void check()}>
            {at ? 'Vérifié de nouveau aujourd’hui' : 'Je l’ai vérifié aujourd’hui'}
          </Button>
        )}
      </div>
    </Card>
  )
}

function useCheck({ attributes, version }: OriasProps['firm']) {
  const confirm = useConfirm()
  const toast = useToast()
  const [send] = firmApi.useUpdateScpiFirmMutation()
  return async () => {
    const isAgreed = await confirm({
      question: `Le numéro ${attributes.orias_number ?? ''} est-il bien celui du cabinet au registre ?`,
      consequence: 'La date du jour et votre nom sont gardés.',
      yes: 'Oui, vérifié',
    })
    if (!isAgreed) return
    const { error } = outcomeOf(await send({ attributes: { action: 'check_orias' }, version }))
    toast(
      error ? { type: 'error', message: error.message } : { type: 'success', message: 'La vérification est notée.' },
    )
  }
}
