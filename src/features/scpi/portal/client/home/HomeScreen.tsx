import { Link } from 'react-router-dom'
import type { ResourceType } from '#contract'
import { selectResource } from '#client/entities'
import { today } from '#client/screens'
import { useAppSelector, useResource } from '#client/store'
import { whyNotRead } from '#client/transport'
import { Card, ErrorBlock, Skeleton } from '#client/ui'
import { scpiClientsApi } from '#features/scpi/clients/client/api'
import { labelOfMissing, parseCompletion, signatureState } from '#features/scpi/clients/contract/rules'
import { portalInformationAddress, portalProfileAddress } from '#features/scpi/portal/contract'
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
  const { information, profile } = useMissing(id)
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
      {isProfileToDo && (
        <>
          <p>{profileWords(profile)}</p>
          <p>
            <Link to={portalProfileAddress()}>Remplir mon profil investisseur</Link>
          </p>
        </>
      )}
    </Card>
  )
}

function profileWords(missing: number): string {
  if (missing === 0) return 'Votre profil investisseur est à compléter, puis à signer.'
  return missing === 1
    ? 'Il manque une réponse à votre profil investisseur.'
    : `Il manque ${String(missing)} réponses à votre profil investisseur.`
}

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

/** What is still to be answered of what the client answers himself: of his information in words, of his profile how much. */
function useMissing(id: string): { readonly information: readonly string[]; readonly profile: number } {
  const { data: access } = scpiClientsApi.useAuthorisedFieldsQuery(id)
  const client = useAppSelector((state) => selectResource(state, 'scpi_client', id))
  const account = useAccountOf(id)
  const mayAnswer = (type: ResourceType, field: string) => access?.[type]?.[field] === 'write'
  const all = [client?.attributes.completion, account?.attributes.completion]
    .flatMap((completion) => parseCompletion(completion)?.missing ?? [])
    .filter(({ section, field }) => mayAnswer(section, field))
  const ofInformation = all.filter(({ section }) => INFORMATION.includes(section))
  return {
    information: [...new Set(ofInformation.map(labelOfMissing))],
    profile: all.length - ofInformation.length,
  }
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
