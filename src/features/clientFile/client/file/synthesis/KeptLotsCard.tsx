import { Link } from 'react-router-dom'
import { selectResource } from '#client/entities'
import { useAppSelector, useResource } from '#client/store'
import { Card, formatEuros, formatNumber } from '#client/ui'
import { clientFileAddress } from '#features/clientFile/contract'
import { placeName } from '#client/screens/places'
import { useOpenAggregate } from '#client/editing'
import { useProposals } from '../useProposals'

/** Lots shown; the others are in their tab. */
const SHOWN = 3

/** The first of the lots kept for the household, with the way to the others. Nothing without any. */
export function KeptLotsCard() {
  const { id } = useOpenAggregate()
  const kept = useKeptLots()
  if (kept.length === 0) return null
  return (
    <Card title="Lots retenus" actions={<Link to={clientFileAddress(id, 'lot-proposals')}>Tous les lots</Link>}>
      <ul className="kept-lots">
        {kept.slice(0, SHOWN).map((lot) => (
          <li key={lot}>
            <KeptLot lot={lot} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Ids of the lots that are kept, or were sent to the client. */
export const useKeptLots = (): readonly string[] =>
  useProposals(['property', 'program']).flatMap(({ attributes: { status, property_id: lot } }) =>
    lot && (status === 'kept' || status === 'sent') ? [lot] : [],
  )

/** By its programme: the reference of a lot is the promoter's. */
export function KeptLot({ lot: id }: { lot: string }) {
  const lot = useAppSelector((state) => selectResource(state, 'property', id))
  const program = lot?.relationships['program']
  const programId = program && 'id' in program ? program.id : ''
  const name = useAppSelector((state) => selectResource(state, 'program', programId)?.attributes.name)
  if (!lot) return null
  const { rooms, surface, municipality, property_price: price } = lot.attributes
  return (
    <>
      <strong>{name ?? 'Programme'}</strong>
      <span>
        {[rooms === null ? '' : `T${rooms}`, surface === null ? '' : formatNumber(surface, { unit: 'm²' })]
          .filter((part) => part !== '')
          .join(' · ')}
        {municipality ? <Place id={municipality} /> : null}
      </span>
      <span>{formatEuros(price)}</span>
    </>
  )
}

function Place({ id }: { id: string }) {
  const { resource } = useResource('location', id)
  return resource ? ` · ${placeName(resource)}` : null
}
