import { Link } from 'react-router-dom'
import { useEdited } from '#client/editing'
import { today } from '#client/screens'
import { Card, formatDate } from '#client/ui'
import { scpiClientAddress } from '#features/scpi/clients/contract'
import { signatureState } from '#features/scpi/clients/contract/rules'
import { scpiSignaturesApi } from '../../api'
import { useClientRights } from '../../shared/useClientRights'
import { PaperSignature } from '../account/PaperSignature'
import { SignedPageButton } from '../versions/VersionsCard'

interface SignatureCardProps {
  readonly clientId: string
  readonly accountId: string
}

/** Whether the questionnaire is signed, the page that was signed by hand, and the way to what was signed before. */
export function SignatureCard({ clientId, accountId }: SignatureCardProps) {
  const { editing } = useClientRights()
  const attributes = useEdited('pp_account', accountId)?.attributes ?? {}
  const { data } = scpiSignaturesApi.useVersionsQuery(accountId, { refetchOnMountOrArgChange: true })
  const state = signatureState(attributes, today())
  const latest = data?.versions[0]
  return (
    <Card title="Signature">
      <div className="scpi-fields">
        <p>{wordsOf(state, attributes)}</p>
        {state === 'held' && latest && <SignedPageButton accountId={accountId} version={latest} />}
        {state !== 'held' && editing && <PaperSignature clientId={clientId} accountId={accountId} />}
        <p>
          <Link to={scpiClientAddress(clientId, 'historique')}>Voir et comparer ce qui a été signé</Link>
        </p>
      </div>
    </Card>
  )
}

type Attributes = Parameters<typeof signatureState>[0]

function wordsOf(state: ReturnType<typeof signatureState>, { kyc_signed_at, kyc_valid_until }: Attributes): string {
  switch (state) {
    case 'none':
      return 'Le recueil n’est pas signé. Le client le signe dans son espace, ou sur papier.'
    case 'expired':
      return `Signature expirée le ${formatDate(kyc_valid_until)}. Le recueil est à signer de nouveau.`
    case 'held':
      return `Signé le ${formatDate(kyc_signed_at)}${kyc_valid_until ? `, valable jusqu’au ${formatDate(kyc_valid_until)}` : ''}.`
  }
}
