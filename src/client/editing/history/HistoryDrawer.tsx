import { useEffect, useEffectEvent, useState } from 'react'
import { isResourceType, type ResourceType } from '#contract'
import { whyNotRead } from '#client/transport'
import { aggregateOf } from '#contract/resources'
import { selectSavedAt } from '#client/autosave'
import { useAppSelector, useResourceList } from '#client/store'
import { Empty, ErrorBlock, Skeleton } from '#client/ui'
import { Drawer } from '#client/ui/drawer'
import { ChoiceInput } from '#client/ui/inputs'
import { Pagination } from '#client/ui/table'
import { groupsOf, writesOf } from '../changes/writes'
import { useOpenAggregate } from '../OpenAggregateContext'
import { Days } from './Days'
import { WriteGroupEntry } from './WriteGroupEntry'
import './history.css'

interface HistoryDrawerProps {
  /** The section looked at; undefined for all. */
  readonly section: ResourceType | undefined
  readonly onSection: (section: ResourceType | undefined) => void
  readonly onClose: () => void
}

const ALL = 'all'

/** The parts of an aggregate, to choose from. */
function partsOf(type: ResourceType): readonly { readonly value: string; readonly label: string }[] {
  const aggregate = aggregateOf(type)
  if (!aggregate) return []
  const { words, events, sections } = aggregate
  return [
    { value: ALL, label: words.whole },
    { value: type, label: words.root },
    ...Object.entries(events).map(([value, label]) => ({ value, label })),
    ...sections.map(({ definition, label }) => ({ value: definition.type, label })),
  ]
}

/** Who changed what in the open file, day by day, the latest first. */
export function HistoryDrawer({ section, onSection, onClose }: HistoryDrawerProps) {
  const { type } = useOpenAggregate()
  const choose = (value: string | number | null) => {
    onSection(typeof value === 'string' && isResourceType(value) ? value : undefined)
  }
  return (
    <Drawer title="Historique" open onClose={onClose} size={480} className="history">
      <ChoiceInput label="Partie du dossier" choices={partsOf(type)} value={section ?? ALL} onChange={choose} />
      <Writes key={section} section={section} />
    </Drawer>
  )
}

/** Lines on a page. */
const PAGE = 60

function Writes({ section }: { section: ResourceType | undefined }) {
  const { id, type } = useOpenAggregate()
  const [number, setNumber] = useState(1)
  const filter = section === undefined ? {} : { resource_type: section }
  const { resources, page, failure, isFetching, refetch } = useResourceList('field_change', {
    parentId: id,
    of: type,
    filter,
    page: { number, size: PAGE },
  })
  const savedAt = useAppSelector((state) => selectSavedAt(state, id))
  const readAgain = useEffectEvent(refetch)
  useEffect(() => {
    if (savedAt !== null) readAgain()
  }, [savedAt])

  if (failure && !page) return <ErrorBlock message={whyNotRead(failure)} onRetry={refetch} />
  if (!page) return <Skeleton lines={8} />
  if (page.total === 0)
    return (
      <Empty
        title="Aucune modification"
        sentence={'Chaque champ modifié laissera ici une ligne\u00a0: qui, quand, depuis quel appareil.'}
      />
    )
  return (
    <div aria-busy={isFetching}>
      <Days groups={groupsOf(writesOf(resources))} entry={(group) => <WriteGroupEntry group={group} />} />
      <Pagination page={number} pageSize={PAGE} total={page.total} onPage={setNumber} />
    </div>
  )
}
