import { useState } from 'react'
import { LockFilled, UnlockOutlined } from '@ant-design/icons'
import { Alert } from 'antd'
import { longText } from '#contract/fields'
import { errorsOf, outcomeOf } from '#client/api'
import { useEdited } from '#client/editing'
import { today } from '#client/screens'
import { useToast } from '#client/feedback'
import { SubmitForm } from '#client/forms'
import { ValueField } from '#client/forms/byKind'
import { formatDate } from '#client/ui'
import { Button } from '#client/ui/controls'
import { DialogDescription, Modal } from '#client/ui/modal'
import { scpiSignaturesApi } from '../../api'
import { useClientRights } from '../../shared/useClientRights'
import { useReadAgain } from '../menu/useReadAgain'
import { useSignatureReading } from './useSignatureReading'

interface SignedNoticeProps {
  readonly clientId: string
  readonly accountId: string
  /** What the signature holds back here; all answers, where it is left out. */
  readonly sentence?: string
}

/** Says that the client signed the questionnaire, so that nobody changes it by mistake; unlocking undoes the signature. */
export function SignedNotice({ clientId, accountId, sentence = ALL }: SignedNoticeProps) {
  const [isAsking, setIsAsking] = useState(false)
  const { editing } = useClientRights()
  useSignatureReading(clientId, accountId)
  const { kyc_signed_at: signed, kyc_valid_until: until } = useEdited('pp_account', accountId)?.attributes ?? {}
  if (!signed) return null
  if (until && until < today())
    return (
      <Alert
        role="note"
        type="warning"
        showIcon
        title={`Signature expirée le ${formatDate(until)}`}
        description="Les réponses se modifient de nouveau ; le client signe son recueil dans son espace, ou sur papier."
      />
    )
  return (
    <>
      <Alert
        role="note"
        type="info"
        showIcon
        icon={<LockFilled aria-hidden />}
        title={`Recueil signé le ${formatDate(signed)}`}
        description={`${sentence}${until ? ` Les réponses valent jusqu’au ${formatDate(until)}.` : ''}`}
        action={
          editing && (
            <Button
              icon={<UnlockOutlined aria-hidden />}
              onClick={() => {
                setIsAsking(true)
              }}
            >
              Déverrouiller
            </Button>
          )
        }
      />
      {isAsking && (
        <UnsignDialog
          clientId={clientId}
          accountId={accountId}
          onClose={() => {
            setIsAsking(false)
          }}
        />
      )}
    </>
  )
}

const ALL = 'Les réponses du questionnaire ne se modifient plus.'

const definition = {
  fields: {
    reason: longText({ label: 'Motif', help: 'Il est gardé dans l’historique.', required: true, maxLength: 1_000 }),
  },
}

function UnsignDialog({ clientId, accountId, onClose }: SignedNoticeProps & { readonly onClose: () => void }) {
  const [unsign] = scpiSignaturesApi.useUnsignMutation()
  const reread = useReadAgain(clientId)
  const toast = useToast()
  return (
    <Modal title="Déverrouiller le recueil" width={520} onClose={onClose}>
      <DialogDescription>
        La signature du client est annulée. Il devra signer de nouveau son recueil avant la prochaine étude.
      </DialogDescription>
      <SubmitForm
        definition={definition}
        submitLabel="Déverrouiller"
        actions={<Button onClick={onClose}>Annuler</Button>}
        onSubmit={async ({ reason }) => {
          const { error } = outcomeOf(await unsign({ accountId, reason }))
          if (error) return errorsOf(error)
          toast({ type: 'success', message: 'Recueil déverrouillé' })
          await reread()
          onClose()
          return undefined
        }}
      >
        <ValueField name="reason" />
      </SubmitForm>
    </Modal>
  )
}
