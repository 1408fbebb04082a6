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

/**
 * The commissions of a lot, for those to whom the server gives them, where the settings of the device show them. In a
 * meeting nothing is requested, and an amount is shown without its label, while Alt is held.
 */
export function Commissions({ lot }: { lot: string }) {
  const isMeeting = useIsMeeting()
  const { showCommission } = useAppSelector(selectSettings)
  if (!showCommission) return null
  return isMeeting ? <Hidden lot={lot} /> : <KnownCommissions lot={lot} />
}

function KnownCommissions({ lot }: { lot: string }) {
  const { resource } = useResource('property', lot)
  const facts = (['commission', 'promoter_commission'] as const).flatMap((name) => {
    const amount = resource?.attributes[name] ?? null
    return amount === null ? [] : [{ label: labels[name], value: euros(amount) }]
  })
  return facts.length === 0 ? null : <LotFacts facts={facts} />
}

function Hidden({ lot }: { lot: string }) {
  const amount = useAppSelector((state) => selectResource(state, 'property', lot)?.attributes.commission ?? null)
  return amount === null ? null : (
    <p>
      <HiddenAmount written={euros(amount)} />
    </p>
  )
}
