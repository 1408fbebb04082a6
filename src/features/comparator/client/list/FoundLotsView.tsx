import { Suspense, useMemo, useState } from 'react'
import { DownloadOutlined, TableOutlined } from '@ant-design/icons'
import { FilterChips } from '#client/screens/filters'
import { selectSettings } from '#client/session'
import { useAppSelector } from '#client/store'
import type { Catalogue } from '#features/catalogue/contract'
import { Empty, formatNumber, Skeleton } from '#client/ui'
import { Button } from '#client/ui/controls'
import { lazyPart } from '#client/ui/lazy'
import { useMediaQuery } from '#client/ui/layout'
import type { HouseholdLots } from '#features/clientFile/client/lots'
import { hasEfforts, useFoundLots, type FoundLots } from '../found/useFoundLots'
import type { Search } from '../search/Search'
import type { FoundLot } from '../found/inOrder'
import { BesideMap } from '../map/BesideMap'
import { MapSwitch } from '../map/MapSwitch'
import { hasButton } from '../filters/filterGroups'
import type { SearchProps } from '../SearchProps'
import { useHiddenCriteria } from '../weights/useHiddenCriteria'
import { columnsOf } from './columns'
import type { DownloadLots } from './exportLots'
import { LotList } from './LotList'

const ColumnsDrawer = lazyPart(
  async () => (await import(/* webpackChunkName: "comparator-panels" */ './ColumnsDrawer')).ColumnsDrawer,
)

const LotGrid = lazyPart(async () => (await import(/* webpackChunkName: "lot-grid" */ './LotGrid')).LotGrid)

const ScoreDrawer = lazyPart(
  async () => (await import(/* webpackChunkName: "comparator-panels" */ '../weights/ScoreDrawer')).ScoreDrawer,
)

interface FoundLotsProps extends SearchProps {
  readonly household: HouseholdLots | undefined
}

/** The lots of the search: what narrows them, how many they are, and the lots. */
export function FoundLotsView(props: FoundLotsProps) {
  const { catalogue, filterContext, household, panel, openPanel, search } = props
  const found = useFoundLots(props)
  const hiddenCriteria = useHiddenCriteria()
  const showsCommission = useShowsCommission(catalogue)
  const isNarrow = useMediaQuery('(width < 768px)')
  const years = hasEfforts(household) ? household.years : undefined
  const [explained, explain] = useState<FoundLot | null>(null)
  const shown = {
    ...props,
    found,
    columns: columnsOf({ filterContext, years, hiddenCriteria, showsCommission, onExplain: explain }),
    isList: search.view === 'liste' && !isNarrow,
    explain,
  }
  return (
    <>
      <Summary {...shown} />
      <BesideMap {...{ found, search, filterContext }} change={props.change}>
        <Shown {...shown} />
      </BesideMap>
      {explained && (
        <Suspense>
          <ScoreDrawer
            row={explained}
            weights={search.weights}
            onClose={() => {
              explain(null)
            }}
          />
        </Suspense>
      )}
      {panel === 'columns' && <Columns columns={shown.columns} openPanel={openPanel} />}
    </>
  )
}

/** Whether commissions are told to this person, and shown on this device. */
function useShowsCommission({ properties }: Catalogue): boolean {
  const { showCommission } = useAppSelector(selectSettings)
  return useMemo(
    () => showCommission && properties.some(({ commission }) => commission !== null),
    [showCommission, properties],
  )
}

const Columns = ({ columns, openPanel }: Pick<ShownProps, 'columns' | 'openPanel'>) => (
  <Suspense>
    <ColumnsDrawer
      columns={columns}
      onClose={() => {
        openPanel(null)
      }}
    />
  </Suspense>
)

const exportLots = async (...lots: Parameters<DownloadLots>) => {
  const { downloadLots } = await import(/* webpackChunkName: "comparator-panels" */ './exportLots')
  downloadLots(...lots)
}

/** What narrows the lots, how many they are, and what is done with the list. */
function Summary({ catalogue, search, filterContext, household, change, openPanel, found, isList }: ShownProps) {
  const isNarrow = useMediaQuery('(width < 768px)')
  const loose = found.filters.filter(({ key }) => isNarrow || !hasButton(key))
  const chips = loose.map(({ key, text, without }) => ({
    key,
    text,
    onRemove: () => {
      change(without)
    },
  }))
  return (
    <div className="comparator-found">
      <FilterChips chips={chips} />
      <p className="comparator-count" role="status">
        {countSentence(found, catalogue.properties.length)}
      </p>
      {isList && (
        <Button
          icon={<TableOutlined aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => {
            openPanel('columns')
          }}
        >
          Colonnes
        </Button>
      )}
      <Export {...{ found, filterContext, household }} />
      {isNarrow && <MapSwitch search={search} change={change} />}
    </div>
  )
}

const Export = ({ found, filterContext, household }: Pick<ShownProps, 'found' | 'filterContext' | 'household'>) => (
  <Button
    className="comparator-tool"
    title="Exporter"
    icon={<DownloadOutlined aria-hidden />}
    disabled={found.rows.length === 0}
    onClick={() => {
      void exportLots(found.rows, filterContext, hasEfforts(household) ? household.years : undefined)
    }}
  >
    Exporter
  </Button>
)

interface ShownProps extends FoundLotsProps {
  readonly found: FoundLots
  readonly columns: ReturnType<typeof columnsOf>
  readonly isList: boolean
  readonly explain: (row: FoundLot) => void
}

function Shown({ found, columns, isList, explain, ...props }: ShownProps) {
  if (found.rows.length === 0)
    return found.pending > 0 ? <Skeleton lines={10} /> : <NothingFound found={found} change={props.change} />
  if (isList) return <LotList {...props} found={found} columns={columns} />
  return (
    <Suspense fallback={<Skeleton lines={10} />}>
      <LotGrid {...props} found={found} onExplain={explain} />
    </Suspense>
  )
}

/** The one filter whose removal shows most is offered; all of them where none does alone. */
function NothingFound({ found: { filters, release }, change }: Pick<ShownProps, 'found' | 'change'>) {
  const everything = filters.reduce<Partial<Search>>((all, { without }) => ({ ...all, ...without }), {})
  return (
    <Empty
      title="Aucun lot ne correspond"
      sentence={
        release ? `Le filtre «\u00a0${release.filter.text}\u00a0» les écarte.` : 'Plusieurs filtres les écartent.'
      }
      action={
        <Button
          onClick={() => {
            change(release ? release.filter.without : everything)
          }}
        >
          {release
            ? `Le retirer\u00a0: ${formatNumber(release.count)} lot${release.count > 1 ? 's' : ''}`
            : 'Retirer tous les filtres'}
        </Button>
      }
    />
  )
}

const many = (count: number, one: string, more = `${one}s`): string =>
  `${formatNumber(count)} ${count > 1 ? more : one}`

/** `38 lots dans 14 programmes, sur 1 214. 3 non éligibles, à la fin.` @param total lots of the catalogue */
function countSentence(
  {
    rows,
    ineligible,
    pending,
    withoutFigures,
    unknown,
  }: Pick<FoundLots, 'rows' | 'ineligible' | 'pending' | 'withoutFigures' | 'unknown'>,
  total: number,
): string {
  const programs = new Set(rows.map(({ lot }) => lot.program.id)).size
  return [
    `${many(rows.length, 'lot')} dans ${many(programs, 'programme')}, sur ${formatNumber(total)}.`,
    ineligible > 0 ? `${many(ineligible, 'non éligible', 'non éligibles')}, à la fin.` : '',
    pending > 0 ? `${many(pending, 'lot')} en cours de calcul.` : '',
    withoutFigures > 0 ? `${many(withoutFigures, 'lot')} sans chiffres, de côté.` : '',
    ...[...unknown].map(
      ([lacked, count]) =>
        `${many(count, 'lot')} sans ${lacked} ${count > 1 ? 'ne sont pas comptés' : 'n’est pas compté'}.`,
    ),
  ]
    .filter((part) => part !== '')
    .join(' ')
}
