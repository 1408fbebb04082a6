import { useParams } from 'react-router-dom'
import { messages } from '#contract'
import { useResource } from '#client/store'
import type { ApiFailure } from '#client/transport'
import { ErrorBlock, PageHeader, Skeleton } from '#client/ui'
import { PageBody } from '#client/ui/layout'
import { Refusal } from '#client/screens/errors'
import { useCatalogue } from '#features/catalogue/client'
import { parseSoldUnder, type SoldUnder } from '#features/catalogue/contract'
import { LotView } from './LotView'
import '../comparator.css'
import './lot.css'

const included = ['program', 'promoter', 'manager', 'price_changes']

/** A lot: what it is, how it is rated, what it costs a household. @throws {Refusal} 404 for what names no lot */
export function LotScreen() {
  const { lot = '' } = useParams()
  const named = parseSoldUnder(lot)
  if (!named) throw new Refusal(404, 'Page not found')
  // Another lot is another screen: nothing of the former one stays.
  return <KnownLot key={named.id} {...named} />
}

/** @throws {Refusal} 404 for a lot out of sight, or that is not sold under this scheme */
function KnownLot({ id, project }: SoldUnder) {
  const { resource, isComplete, failure, refetch } = useResource('property', id, { include: included })
  const catalogue = useCatalogue().outcome?.catalogue
  const lot = catalogue?.properties.find((each) => each.id === id)
  const scheme = resource?.attributes.project ?? lot?.program.project ?? project
  if (isGone(failure) || scheme !== project) throw new Refusal(404, 'Lot not found')
  if (resource && (isComplete || lot)) return <LotView resource={resource} lot={lot} catalogue={catalogue} />
  return (
    <>
      <PageHeader title="Lot" />
      <PageBody>{failure ? <NotRead failure={failure} onRetry={refetch} /> : <Skeleton lines={10} />}</PageBody>
    </>
  )
}

const isGone = (failure: ApiFailure | undefined): boolean =>
  failure?.kind === 'http' && [404, 410].includes(failure.status)

const NotRead = ({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) => (
  <ErrorBlock message={failure.kind === 'http' ? messages.technical : failure.message} onRetry={onRetry} />
)
