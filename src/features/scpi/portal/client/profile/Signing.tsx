import { useState } from 'react'
import { Link } from 'react-router-dom'
import { errorsOf, outcomeOf } from '#client/api'
import { useConfirm } from '#client/feedback'
import { OFFLINE, useOnline } from '#client/screens'
import { useEdited } from '#client/editing'
import { Card, formatDate } from '#client/ui'
import { Button } from '#client/ui/controls'
import { portalProfileAddress } from '#features/scpi/portal/contract'
import type { Chapter } from './chapters'
import { profileApi } from './profileApi'
import { useProfile } from './ProfileContext'
import { isOnItsWay, UNSAVED, useSavedState } from './useSavedState'

/** The signature of all that was answered, once nothing lacks. */
export function Signing({ lacking }: { lacking: readonly Chapter[] }) {
  const { accountId } = useProfile()
  const isOnline = useOnline()
  const saved = useSavedState()
  const confirm = useConfirm()
  const [sign, { isLoading }] = profileApi.useSignProfileMutation()
  const [refusal, setRefusal] = useState('')
  const { kyc_valid_until: expired } = useEdited('pp_account', accountId)?.attributes ?? {}
  const start = async () => {
    if (saved !== undefined) {
      setRefusal(UNSAVED)
      return
    }
    const isSure = await confirm({
      question: 'Signer mon recueil\u202f?',
      consequence:
        'Vous certifiez que les réponses de cette page sont sincères et complètes. Elles valent pendant un an, et fondent les conseils que vous recevrez.',
      yes: 'Signer',
    })
    if (!isSure) return
    const { error } = outcomeOf(await sign(accountId))
    setRefusal(error ? Object.values(errorsOf(error)).flat().join(' ') : '')
  }
  if (lacking.length > 0)
    return (
      <Card title="Signature">
        <p>Vous signerez une fois ces chapitres complets&nbsp;:</p>
        <ul className="portal-missing">
          {lacking.map(({ slug, title }) => (
            <li key={slug}>
              <Link to={portalProfileAddress(slug)}>{title}</Link>
            </li>
          ))}
        </ul>
      </Card>
    )
  return (
    <Card title="Signature">
      {expired && <p>Votre signature a expiré le {formatDate(expired)}.</p>}
      <p>Relisez vos réponses. Toute modification ultérieure annule la signature.</p>
      <div role="alert">{refusal !== '' && <p className="field-error">{refusal}</p>}</div>
      <p className="signature-ways">
        <Button
          type="primary"
          size="large"
          loading={isLoading || (isOnline && isOnItsWay(saved))}
          disabled={!isOnline}
          title={isOnline ? undefined : OFFLINE}
          onClick={() => void start()}
        >
          Signer mon recueil
        </Button>
      </p>
      {!isOnline && <p className="portal-note">{OFFLINE}</p>}
    </Card>
  )
}
