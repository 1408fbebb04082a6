import { Link } from 'react-router-dom'
import type { ResourceType } from '#contract'
import { selectResource } from '#client/entities'
import { useAppSelector, useResource } from '#client/store'
import { whyNotRead } from '#client/transport'
import { Card, ErrorBlock, Skeleton } from '#client/ui'
import { scpiClientsApi } from '#features/scpi/clients/client/api'
import { labelOfMissing, parseCompletion } from '#features/scpi/clients/contract/rules'
import { portalInformationAddress } from '#features/scpi/portal/contract'
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
  const missing = useMissing(id)
  return (
    <Card title="À faire">
      {missing.length === 0 ? (
        <p>Rien pour l’instant. Si votre situation change, tenez vos informations à jour.</p>
      ) : (
        <>
          <p>
            {missing.length === 1
              ? 'Il nous manque une information\u00a0:'
              : `Il nous manque ${String(missing.length)} informations\u00a0:`}
          </p>
          <ul className="portal-missing">
            {missing.map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
        </>
      )}
      <p>
        <Link to={portalInformationAddress}>{missing.length === 0 ? 'Voir mes informations' : 'Les compléter'}</Link>
      </p>
    </Card>
  )
}

/** What is still to be answered of what the client answers himself, in words. */
function useMissing(id: string): readonly string[] {
  const { data: access } = scpiClientsApi.useAuthorisedFieldsQuery(id)
  const client = useAppSelector((state) => selectResource(state, 'scpi_client', id))
  const linkage = client?.relationships['ppAccount']
  const accountId = linkage && 'id' in linkage ? linkage.id : ''
  const account = useAppSelector((state) => selectResource(state, 'pp_account', accountId))
  const mayAnswer = (type: ResourceType, field: string) => access?.[type]?.[field] === 'write'
  const all = [client?.attributes.completion, account?.attributes.completion].flatMap(
    (completion) => parseCompletion(completion)?.missing ?? [],
  )
  const labels = all.filter(({ section, field }) => mayAnswer(section, field)).map(labelOfMissing)
  return [...new Set(labels)]
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
