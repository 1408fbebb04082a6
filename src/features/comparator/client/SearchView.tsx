import { Suspense, useState } from 'react'
import type { Catalogue } from '#features/catalogue/contract'
import { PageHeader, Skeleton } from '#client/ui'
import { PageBody } from '#client/ui/layout'
import { lazyPart } from '#client/ui/lazy'
import { ForClientFile } from '#features/clientFile/client/chosenFile'
import { useHouseholdLots, type HouseholdLots } from '#features/clientFile/client/lots'
import { CompareBar } from './compare/CompareBar'
import { SearchBar } from './filters/SearchBar'
import { useFilterContext } from './found/useFilterContext'
import { useNarrowedLots } from './found/useNarrowedLots'
import { FileRefused } from './household/FileRefused'
import { HouseholdBand } from './household/HouseholdBand'
import { FoundLotsView } from './list/FoundLotsView'
import type { OpenPanel, SearchProps } from './SearchProps'
import { TravelFault } from './filters/TravelFault'
import { ScreenTools } from './ScreenTools'
import { useComparatorKeys } from './useComparatorKeys'
import { useSearch } from './useSearch'

const SearchFaults = lazyPart(
  async () => (await import(/* webpackChunkName: "comparator-panels" */ './filters/SearchFaults')).SearchFaults,
)

/** The search of the address, its lots, and the household that they are looked for. */
export function SearchView({ catalogue, isKept }: { catalogue: Catalogue; isKept: boolean }) {
  const { search, faults, change, addressOf } = useSearch()
  const [panel, openPanel] = useState<OpenPanel>(null)
  const filterContext = useFilterContext(catalogue, search)
  const narrowed = useNarrowedLots(catalogue, search, filterContext)
  const about = { catalogue, filterContext, search, narrowed, change, panel, openPanel }
  useComparatorKeys(about)
  return (
    <>
      <PageHeader title="Comparateur" actions={<ScreenTools {...about} />} />
      <PageBody>
        <div className="comparator">
          <SearchBar {...about} />
          <Suspense>{faults.length > 0 && <SearchFaults faults={faults} address={addressOf()} />}</Suspense>
          <TravelFault search={search} filterContext={filterContext} />
          {isKept && <p className="remark">Hors connexion&nbsp;: catalogue de la dernière lecture.</p>}
          {search.clientFile === null ? (
            <Results {...about} household={undefined} />
          ) : (
            <ForClientFile id={search.clientFile} waiting={<Skeleton lines={10} />} refused={refusedFor(about)}>
              <ResultsForHousehold {...about} />
            </ForClientFile>
          )}
        </div>
      </PageBody>
    </>
  )
}

function ResultsForHousehold(props: SearchProps) {
  return <Results {...props} household={useHouseholdLots(props.catalogue)} />
}

function Results({ household, ...props }: SearchProps & { household: HouseholdLots | undefined }) {
  return (
    <>
      <HouseholdBand household={household} search={props.search} change={props.change} />
      <FoundLotsView household={household} {...props} />
      <CompareBar search={props.search} change={props.change} />
    </>
  )
}

/** The file is out of sight or could not be read: the lots are shown without it. */
const refusedFor =
  (props: SearchProps): Parameters<typeof ForClientFile>[0]['refused'] =>
  (failure, retry) => (
    <>
      <FileRefused failure={failure} onRetry={retry} />
      <Results {...props} household={undefined} />
    </>
  )
