import { resources } from '#contract'
import { selectSettings } from '#client/session'
import { useAppSelector, useResource } from '#client/store'
import { formatEuros } from '#client/ui'
import { LotFacts } from './LotFacts'

const { commission, promoter_commission } = resources.property.fields
const labels = { commission: commission.label, promoter_commission: promoter_commission.label }

/** The commissions of a lot, for those to whom the server gives them, where the settings of the device show them. */
export function Commissions({ lot }: { lot: string }) {
  const { showCommission } = useAppSelector(selectSettings)
  return showCommission ? <KnownCommissions lot={lot} /> : null
}

function KnownCommissions({ lot }: { lot: string }) {
  const { resource } = useResource('property', lot)
  const facts = (['commission', 'promoter_commission'] as const).flatMap((name) => {
    const amount = resource?.attributes[name] ?? null
    return amount === null ? [] : [{ label: labels[name], value: formatEuros(amount) }]
  })
  return facts.length === 0 ? null : <LotFacts facts={facts} />
}
