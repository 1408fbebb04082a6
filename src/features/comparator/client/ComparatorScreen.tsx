import { messages } from '#contract'
import { Places } from '#client/screens/places'
import { Empty, ErrorBlock, PageHeader, Skeleton } from '#client/ui'
import { PageBody } from '#client/ui/layout'
import { useCatalogue } from '#features/catalogue/client'
import { SearchView } from './SearchView'
import './comparator.css'

/** The whole catalogue of the firm: to find, to weigh, to keep for a household. */
export function ComparatorScreen() {
  const { outcome, retry } = useCatalogue()
  return (
    <>
      <title>Comparateur · Solive</title>
      {outcome?.catalogue && outcome.catalogue.properties.length > 0 ? (
        <Places kind="any">
          <SearchView catalogue={outcome.catalogue} isKept={outcome.isKept} />
        </Places>
      ) : (
        <>
          <PageHeader title="Comparateur" />
          <PageBody>
            <NoCatalogue outcome={outcome} onRetry={retry} />
          </PageBody>
        </>
      )}
    </>
  )
}

interface NoCatalogueProps {
  readonly outcome: ReturnType<typeof useCatalogue>['outcome']
  readonly onRetry: () => void
}

function NoCatalogue({ outcome, onRetry }: NoCatalogueProps) {
  if (!outcome) return <Skeleton lines={10} />
  const { failure } = outcome
  if (failure)
    return <ErrorBlock message={failure.kind === 'http' ? messages.technical : failure.message} onRetry={onRetry} />
  return (
    <Empty title="Aucun lot dans votre catalogue" sentence="Votre société ne propose aucun programme pour l’instant." />
  )
}
