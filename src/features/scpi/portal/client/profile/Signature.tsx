import { useState } from 'react'
import { errorsOf, outcomeOf } from '#client/api'
import { OFFLINE, useOnline } from '#client/screens'
import { useEdited } from '#client/editing'
import { Card, formatDate } from '#client/ui'
import { Button } from '#client/ui/controls'
import { LongTextInput } from '#client/ui/inputs'
import { Modal } from '#client/ui/modal'
import { scpiClientsApi } from '#features/scpi/clients/client/api'
import { useClientId } from '../useClient'
import { profileApi } from './profileApi'
import { useProfile } from './ProfileContext'

/** What is signed, until when it holds, and the way to change it. */
export function Signature() {
  const { accountId } = useProfile()
  const isOnline = useOnline()
  const [isAsked, ask] = useState(false)
  const { kyc_signed_at, kyc_valid_until } = useEdited('pp_account', accountId)?.attributes ?? {}
  return (
    <Card title="Recueil signé">
      <p>
        Signé le {formatDate(kyc_signed_at)}
        {typeof kyc_valid_until === 'string' && `, valable jusqu’au ${formatDate(kyc_valid_until)}`}.
      </p>
      <p className="signature-ways">
        <Button
          disabled={!isOnline}
          title={isOnline ? undefined : OFFLINE}
          onClick={() => {
            ask(true)
          }}
        >
          Modifier mes réponses
        </Button>
      </p>
      {isAsked && (
        <Reason
          onClose={() => {
            ask(false)
          }}
        />
      )}
    </Card>
  )
}

/** Why what was signed is to be changed. */
function Reason({ onClose }: { onClose: () => void }) {
  const { accountId } = useProfile()
  const { refetch } = scpiClientsApi.useAuthorisedFieldsQuery(useClientId())
  const [unsign, { isLoading }] = profileApi.useUnsignProfileMutation()
  const [reason, setReason] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string>()
  const open = async () => {
    if (reason === null) {
      setRefusal('Dites en quelques mots ce qui change.')
      return
    }
    const { error } = outcomeOf(await unsign({ id: accountId, reason }))
    if (error) {
      setRefusal(Object.values(errorsOf(error)).flat().join(' '))
      return
    }
    void refetch()
    onClose()
  }
  return (
    <Modal title="Modifier mes réponses" width={520} onClose={onClose}>
      <div className="amounts">
        <p>Votre signature sera annulée&nbsp;: vous signerez de nouveau après vos changements.</p>
        <LongTextInput label="Pourquoi" required value={reason} error={refusal} onChange={setReason} />
        <p className="signature-ways">
          <Button onClick={onClose}>Annuler</Button>
          <Button type="primary" loading={isLoading} onClick={() => void open()}>
            Modifier
          </Button>
        </p>
      </div>
    </Modal>
  )
}
