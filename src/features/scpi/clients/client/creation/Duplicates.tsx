import { WarningOutlined } from '@ant-design/icons'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { Link } from 'react-router-dom'
import { isIsoDate } from '#contract'
import { isText } from '#contract/json'
import type { ResourceOf } from '#contract/jsonapi'
import { selectRelated } from '#client/entities'
import { useSectionField } from '#client/forms'
import { selectUser } from '#client/session'
import { useAppSelector } from '#client/store'
import { formatDate } from '#client/ui'
import { scpiClientAddress } from '#features/scpi/clients/contract'
import { scpiClientsApi } from '../api'
import { useClientRights } from '../shared/useClientRights'
import { nameOf } from '../shared/words'

/** Clients of the firm who seem to be the same person as the one being typed. @param without a client who is that person */
export function Duplicates({ without }: { without?: string | undefined }) {
  const known = useKnown()
  const { currentData } = scpiClientsApi.useClientDuplicatesQuery(known ?? skipToken)
  const found = useAppSelector((state) => selectRelated(state, 'scpi_client', currentData?.refs)).filter(
    ({ id }) => id !== without,
  )
  return (
    <div role="status">
      {found.length > 0 && (
        <div className="scpi-duplicates">
          <WarningOutlined aria-hidden />
          <div>
            <p>
              <strong>
                {found.length > 1 ? 'Ces clients semblent être' : 'Ce client semble être'} la même personne.
              </strong>{' '}
              Une adresse e-mail n’est que d’un client.
            </p>
            <ul>
              {found.map((client) => (
                <Duplicate key={client.id} client={client} />
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  )
}

const NONE = ''

/** What is looked for: an e-mail, or names with a birth date; undefined as long as neither is typed. */
function useKnown() {
  const email = useTyped('email')
  const firstname1 = useTyped('firstname1')
  const lastname = useTyped('lastname')
  const birthdate = useTyped('birthdate')
  const hasNames = firstname1 !== NONE && lastname !== NONE && isIsoDate(birthdate)
  const hasEmail = /^\S+@\S+\.\S+$/.test(email)
  if (!hasNames && !hasEmail) return undefined
  return { ...(hasEmail ? { email } : {}), ...(hasNames ? { firstname1, lastname, birthdate } : {}) }
}

function useTyped(name: string): string {
  const { value } = useSectionField(name)
  return isText(value) ? value.trim() : NONE
}

/** The file of a colleague’s client opens for who sees all of the firm only. */
function Duplicate({ client: { id, attributes, relationships } }: { client: ResourceOf<'scpi_client'> }) {
  const { perimeter } = useClientRights()
  const userId = useAppSelector((state) => selectUser(state)?.id)
  const adviser = relationships['adviser']
  const isOther = perimeter === 'own' && adviser && 'id' in adviser && adviser.id !== userId
  const { municipality, birthdate } = attributes
  const detail = [municipality, birthdate && `né·e le ${formatDate(birthdate)}`].filter(Boolean).join(', ')
  return (
    <li>
      {isOther ? <strong>{nameOf(attributes)}</strong> : <Link to={scpiClientAddress(id)}>{nameOf(attributes)}</Link>}
      {detail !== '' && `, ${detail}`}
      {isOther && ', suivi·e par un collègue'}
    </li>
  )
}
