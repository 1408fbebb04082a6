import { Link, useSearchParams } from 'react-router-dom'
import type { ResourceOf } from '#contract/jsonapi'
import { selectRelated } from '#client/entities'
import { useAppSelector } from '#client/store'
import { Card, formatDate } from '#client/ui'
import { LeadStatusTag } from '../LeadStatusTag'
import { withLocation } from '../leadsLocation'
import { fullName } from '../leadRow'
import { stepsFrom } from '../leadSteps'
import type { LeadRights } from '../useLeadRights'

/** Other leads with the same address or number: most likely the same person. */
export function Duplicates({ lead, rights }: { lead: ResourceOf<'client_lead'>; rights: LeadRights }) {
  const [parameters] = useSearchParams()
  const others = useAppSelector((state) => selectRelated(state, 'client_lead', lead.relationships['duplicates']))
  if (others.length === 0) return null
  const mayMerge = rights.editing && stepsFrom(lead.attributes.status ?? 'new', rights.perimeter).includes('duplicate')
  return (
    <Card title="Doublons probables" level={3} sentence="Même adresse e-mail ou même téléphone.">
      <ul className="lead-duplicates">
        {others.map(({ id, attributes: { firstname, lastname, status, created_at } }) => (
          <li key={id}>
            <Link to={{ search: withLocation(parameters, { lead: id }).toString() }}>
              {fullName(firstname, lastname)}
            </Link>
            {status && <LeadStatusTag status={status} />}
            <span>reçu le {formatDate(created_at)}</span>
          </li>
        ))}
      </ul>
      {mayMerge && (
        <Link to={{ search: withLocation(parameters, { step: 'duplicate' }).toString() }}>
          Fusionner ce contact avec l’un d’eux
        </Link>
      )}
    </Card>
  )
}
