import { Link } from 'react-router-dom'
import type { ResourceOf } from '#contract/jsonapi'
import { selectResource } from '#client/entities'
import { useAppSelector, useResource } from '#client/store'
import { Card, formatEuros, formatNumber } from '#client/ui'
import { clientFileAddress } from '#features/clientFile/contract'
import { placeName } from '#client/screens/places'
import { useOpenAggregate } from '#client/editing'
import { useClientWord } from '../parts/useClientWord'
import { useProposals } from '../useProposals'

/** Lots shown; the others are in their tab. */
const SHOWN = 3

/** The lots kept for the household. Nothing without any. */
export function KeptLotsCard() {
  const { id } = useOpenAggregate()
  const word = useClientWord()
  const kept = useProposals(['property', 'program']).filter(
    ({ attributes }) => attributes.status === 'kept' || attributes.status === 'sent',
  )
  if (kept.length === 0) return null
  return (
    <Card title={word('Lots retenus')} actions={<Link to={clientFileAddress(id, 'lot-proposals')}>Tous les lots</Link>}>
      <ul className="kept-lots">
        {kept.slice(0, SHOWN).map((proposal) => (
          <KeptLot key={proposal.id} proposal={proposal} />
        ))}
      </ul>
    </Card>
  )
}

/** By its programme: the reference of a lot is the promoter's. */
function KeptLot({
  proposal: {
    attributes: { property_id: id },
  },
}: {
  proposal: ResourceOf<'property_proposal'>
}) {
  const lot = useAppSelector((state) => selectResource(state, 'property', id ?? ''))
  const program = lot?.relationships['program']
  const programId = program && 'id' in program ? program.id : ''
  const name = useAppSelector((state) => selectResource(state, 'program', programId)?.attributes.name)
  if (!lot) return null
  const { rooms, surface, municipality, property_price: price } = lot.attributes
  return (
    <li>
      <strong>{name ?? 'Programme'}</strong>
      <span>
        {[rooms === null ? '' : `T${rooms}`, surface === null ? '' : formatNumber(surface, { unit: 'm²' })]
          .filter((part) => part !== '')
          .join(' · ')}
        {municipality ? <Place id={municipality} /> : null}
      </span>
      <span>{formatEuros(price)}</span>
    </li>
  )
}

function Place({ id }: { id: string }) {
  const { resource } = useResource('location', id)
  return resource ? ` · ${placeName(resource)}` : null
}
