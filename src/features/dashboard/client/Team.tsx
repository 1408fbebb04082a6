import { Link } from 'react-router-dom'
import { Empty, formatNumber } from '#client/ui'
import { clientFilesAddress } from '#features/clientFile/contract'
import { leadsAddress } from '#features/leads/contract'
import type { TeamMember } from '#features/dashboard/contract'
import { Block } from './Block'
import type { SummaryReading } from './useSummary'

/** How many are shown at first: who has most that is late comes first. */
const SHOWN = 8

/** What each colleague looks after, for who sees the work of all. */
export function Team({ summary, ...reading }: SummaryReading) {
  const team = summary?.team ?? []
  return (
    <Block
      title="Équipe"
      {...(team.length > SHOWN && { sentence: `Les ${SHOWN} premiers, par ce qui est en retard, sur ${team.length}.` })}
      isThere={summary !== undefined}
      {...reading}
    >
      {team.length === 0 ? (
        <Empty
          title="Personne n’a de dossier"
          sentence="Un dossier, un contact ou une vente, et son conseiller est ici."
        />
      ) : (
        <ul className="dashboard-lines">
          {team.slice(0, SHOWN).map((member) => (
            <Member key={member.id} member={member} />
          ))}
        </ul>
      )}
    </Block>
  )
}

const Member = ({ member: { id, name, files, waiting, late, options, bookings } }: { readonly member: TeamMember }) => (
  <li>
    <Link className="dashboard-link" to={`${clientFilesAddress}?conseiller=${id}`}>
      {name}
    </Link>
    <span className="dashboard-member">
      {[counted(files, 'dossier'), counted(options, 'option'), counted(bookings, 'réservation')]
        .filter((part) => part !== null)
        .join(', ')}
    </span>
    {waiting > 0 && (
      <Link className="dashboard-member-leads" to={`${leadsAddress}?conseiller=${id}`}>
        {counted(waiting, 'contact')} à rappeler{late > 0 && `, dont ${formatNumber(late)} en retard`}
      </Link>
    )}
  </li>
)

/** `3 dossiers`; null for none. */
const counted = (count: number, one: string): string | null =>
  count === 0 ? null : `${formatNumber(count)} ${one}${count > 1 ? 's' : ''}`
