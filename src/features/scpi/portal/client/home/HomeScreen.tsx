import { Link, useHref, useLinkClickHandler } from 'react-router-dom'
import type { ResourceType } from '#contract'
import { selectResource } from '#client/entities'
import { today } from '#client/screens'
import { useAppSelector, useResource } from '#client/store'
import { whyNotRead } from '#client/transport'
import { Card, ErrorBlock, Skeleton } from '#client/ui'
import { Button } from '#client/ui/controls'
import { scpiClientsApi } from '#features/scpi/clients/client/api'
import { labelOfMissing, parseCompletion, signatureState } from '#features/scpi/clients/contract/rules'
import { portalInformationAddress, portalProfileAddress, portalSummaryAddress } from '#features/scpi/portal/contract'
import { progressOf } from '../profile/progress'
import { useAnswers } from '../profile/useAnswers'
import { useReadProfile } from '../profile/useReadProfile'
import { useAdviser, useClientId } from '../useClient'

const INCLUDED = ['adviser', 'ppAccount'] as const

/** The first page of the portal: what the client is asked to do, and whom he may ask. */
export function HomeScreen() {
  const id = useClientId()
  const { resource, isComplete, failure, refetch } = useResource('scpi_client', id, { include: INCLUDED })
  if (!resource || (!isComplete && failure))
    return failure ? <ErrorBlock message={whyNotRead(failure)} onRetry={refetch} /> : <Skeleton lines={6} />
  return (
    <>
      <title>Accueil · Espace client</title>
      <h1>Bonjour {resource.attributes.firstname1}</h1>
      <ToDo id={id} />
      <Adviser id={id} />
    </>
  )
}

function ToDo({ id }: { id: string }) {
  const account = useAccountOf(id)
  const information = useMissingInformation(id)
  const isProfileToDo = account !== undefined && signatureState(account.attributes, today()) !== 'held'
  return (
    <Card title="À faire">
      {information.length === 0 && !isProfileToDo && (
        <p>Rien pour l’instant. Si votre situation change, tenez vos informations à jour.</p>
      )}
      {information.length > 0 && <MissingInformation labels={information} />}
      <p>
        <Link to={portalInformationAddress}>
          {information.length === 0 ? 'Voir mes informations' : 'Les compléter'}
        </Link>
      </p>
      {isProfileToDo && <ProfileToDo accountId={account.id} />}
    </Card>
  )
}

/** What is left of the questionnaire before it is signed. */
function ProfileToDo({ accountId }: { accountId: string }) {
  const { isHeld, massId, failure, refetch } = useReadProfile(accountId)
  const answers = useAnswers(accountId, massId)
  if (!isHeld)
    return failure ? (
      <ErrorBlock message={'kind' in failure ? whyNotRead(failure) : ''} onRetry={refetch} />
    ) : (
      <Skeleton lines={2} />
    )
  const { words, isWhole } = progressOf(answers)
  return (
    <>
      <p>{words}</p>
      <p>{isWhole ? <ToSignature /> : <Link to={portalProfileAddress()}>Remplir mon profil investisseur</Link>}</p>
    </>
  )
}

const ToSignature = () => (
  <Button type="primary" href={useHref(portalSummaryAddress)} onClick={useLinkClickHandler(portalSummaryAddress)}>
    Signer mon profil
  </Button>
)

const MissingInformation = ({ labels }: { labels: readonly string[] }) => (
  <>
    <p>
      {labels.length === 1
        ? 'Il nous manque une information\u00a0:'
        : `Il nous manque ${String(labels.length)} informations\u00a0:`}
    </p>
    <ul className="portal-missing">
      {labels.map((label) => (
        <li key={label}>{label}</li>
      ))}
    </ul>
  </>
)

/** What is answered among the client’s information; the rest is of his profile. */
const INFORMATION: readonly ResourceType[] = ['scpi_client', 'family_situation', 'pp_account', 'pp_account_child']

/** What is still to be answered of his information by the client himself, in words. */
function useMissingInformation(id: string): readonly string[] {
  const { data: access } = scpiClientsApi.useAuthorisedFieldsQuery(id)
  const client = useAppSelector((state) => selectResource(state, 'scpi_client', id))
  const account = useAccountOf(id)
  const missing = [client?.attributes.completion, account?.attributes.completion]
    .flatMap((completion) => parseCompletion(completion)?.missing ?? [])
    .filter(({ section, field }) => INFORMATION.includes(section) && access?.[section]?.[field] === 'write')
  return [...new Set(missing.map(labelOfMissing))]
}

/** The account of the client, as far as an answer brought it. */
function useAccountOf(id: string) {
  return useAppSelector((state) => {
    const linkage = selectResource(state, 'scpi_client', id)?.relationships['ppAccount']
    return linkage && 'id' in linkage ? selectResource(state, 'pp_account', linkage.id) : undefined
  })
}

function Adviser({ id }: { id: string }) {
  const adviser = useAdviser(id)
  if (!adviser) return null
  const { first_name, last_name, phone, email } = adviser.attributes
  return (
    <Card title="Votre conseiller">
      <p className="portal-adviser">{[first_name, last_name].filter(Boolean).join(' ')}</p>
      <ul className="portal-contacts">
        {phone && (
          <li>
            <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
          </li>
        )}
        {email && (
          <li>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        )}
      </ul>
    </Card>
  )
}
