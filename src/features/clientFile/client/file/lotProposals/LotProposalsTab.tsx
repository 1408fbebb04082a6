import { whyNotRead } from '#client/transport'
import { useCatalogue } from '#features/catalogue/client'
import { Empty, ErrorBlock, Skeleton } from '#client/ui'
import { RankedLotsView } from './RankedLotsView'
import './lotProposals.css'

/** The whole catalogue, ranked by what each lot comes to for this household. */
export function LotProposalsTab() {
  const { outcome, retry } = useCatalogue()
  if (!outcome) return <Skeleton lines={10} />
  if (outcome.failure) {
    const { failure } = outcome
    return <ErrorBlock message={whyNotRead(failure)} onRetry={retry} />
  }
  if (outcome.catalogue.properties.length === 0) {
    return (
      <Empty
        title="Aucun lot dans votre catalogue"
        sentence="Votre société ne propose aucun programme pour l’instant."
      />
    )
  }
  return <RankedLotsView catalogue={outcome.catalogue} isKept={outcome.isKept} />
}
