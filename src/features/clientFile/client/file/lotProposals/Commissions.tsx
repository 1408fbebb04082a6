import { resources } from '#contract'
import { selectResource } from '#client/entities'
import { selectSettings } from '#client/session'
import { useAppSelector, useResource } from '#client/store'
import { useIsMeeting } from '#client/screens'
import { HiddenAmount } from '../parts/HiddenAmount'
import { LotFacts } from './LotFacts'
import { euros } from './rankings'

const { commission, promoter_commission } = resources.property.fields
const labels = { commission: commission.label, promoter_commission: promoter_commission.label }

/** What a lot, by its id, brings in: for those whom the server tells it, on a device that shows it. Before the client, nothing is asked and no name is given. */
export function Commissions({ lot }: { lot: string }) {
  const isMeeting = useIsMeeting()
  const { showCommission } = useAppSelector(selectSettings)
  if (!showCommission) return null
  return isMeeting ? <Hidden lot={lot} /> : <Told lot={lot} />
}

function Told({ lot }: { lot: string }) {
  const { resource } = useResource('property', lot)
  const told = (['commission', 'promoter_commission'] as const).flatMap((name) => {
    const amount = resource?.attributes[name] ?? null
    return amount === null ? [] : [{ label: labels[name], value: euros(amount) }]
  })
  return told.length === 0 ? null : <LotFacts facts={told} />
}

function Hidden({ lot }: { lot: string }) {
  const amount = useAppSelector((state) => selectResource(state, 'property', lot)?.attributes.commission ?? null)
  return amount === null ? null : (
    <p>
      <HiddenAmount written={euros(amount)} />
    </p>
  )
}
