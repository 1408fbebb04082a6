import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { Card, Empty } from '#client/ui'
import { useOpenAggregate } from '#client/editing'
import { useCatalogue } from '#features/catalogue/client'
import type { Catalogue } from '#features/catalogue/contract'
import { clientFileAddress } from '#features/clientFile/contract'
import { useLotOutcomes } from '../../calculation/lots'
import { useLotCalculation, type Trial } from '../lotProposals/useLotCalculation'
import { useKeptLots } from '../synthesis/KeptLotsCard'
import { MeetingLot } from './MeetingLot'

/** The lots kept for the household: where each is, and what it costs a month. */
export function MeetingLots() {
  const { id } = useOpenAggregate()
  const kept = useKeptLots()
  const { outcome } = useCatalogue()
  if (kept.length === 0)
    return (
      <Empty
        title="Aucun bien n’est encore retenu"
        sentence="Ceux qui le seront pour votre projet se présenteront ici."
        action={<Link to={clientFileAddress(id, 'synthesis')}>Voir votre situation</Link>}
      />
    )
  return (
    <Card title="Vos biens retenus">
      <ul className="kept-lots">
        {outcome?.catalogue ? (
          <CalculatedLots kept={kept} catalogue={outcome.catalogue} />
        ) : (
          kept.map((id, index) => <MeetingLot key={id} id={id} number={index + 1} />)
        )}
      </ul>
    </Card>
  )
}

const nothingTried: Trial = {}

/** With what each comes to for the household, by its file as it is written. */
function CalculatedLots({ kept, catalogue }: { kept: readonly string[]; catalogue: Catalogue }) {
  const wanted = kept.join()
  const ofThem = useMemo(() => {
    const ids = new Set(wanted.split(','))
    return { ...catalogue, properties: catalogue.properties.filter(({ id }) => ids.has(id)) }
  }, [catalogue, wanted])
  const calculation = useLotCalculation(ofThem, nothingTried)
  const isCalculable = Object.keys(calculation.missing).length === 0
  const { byId } = useLotOutcomes(isCalculable ? calculation : undefined, ofThem.properties)
  return kept.map((id, index) => {
    const outcome = byId.get(id)
    return (
      <MeetingLot
        key={id}
        id={id}
        number={index + 1}
        lot={ofThem.properties.find((lot) => lot.id === id)}
        outcome={outcome && 'indicators' in outcome ? outcome : undefined}
      />
    )
  })
}
