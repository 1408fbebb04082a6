import { use, useState, type ReactNode } from 'react'
import { whyNotRead } from '#client/transport'
import { useResourceList } from '#client/store'
import { Empty, ErrorBlock, Skeleton } from '#client/ui'
import { Button } from '#client/ui/controls'
import { ChangesContext, type Changes } from '../changes/ChangesProvider'
import { groupsOf, writesOf } from '../changes/writes'
import { OpenAggregateContext, useOpenAggregate } from '../OpenAggregateContext'
import { Days } from './Days'
import { WriteGroupEntry } from './WriteGroupEntry'
import './history.css'

/** An open aggregate whose history is told beside that of another one. */
export interface HistoryScope {
  readonly root: ReturnType<typeof useOpenAggregate>
  readonly changes: Changes | null
}

/** The aggregate around, for `HistoryOfSeveral`. */
export const useHistoryScope = (): HistoryScope => ({ root: useOpenAggregate(), changes: use(ChangesContext) })

interface HistoryOfSeveralProps {
  readonly first: HistoryScope
  readonly second?: HistoryScope | undefined
}

/** Lines that are read of each at a time, and the most that the server gives at once. */
const LINES = 60
const MOST = 200

/** Who changed what in two aggregates that a page has open, the latest first. */
export function HistoryOfSeveral({ first, second }: HistoryOfSeveralProps) {
  const [size, setSize] = useState(LINES)
  const one = useLines(first, size)
  const other = useLines(second ?? first, size, second !== undefined)
  const failure = one.failure ?? other.failure
  if (failure)
    return (
      <ErrorBlock
        message={whyNotRead(failure)}
        onRetry={() => {
          one.refetch()
          if (second) other.refetch()
        }}
      />
    )
  if (!one.page || (second && !other.page)) return <Skeleton lines={8} />
  const groups = [
    ...groupsOf(writesOf(one.resources)),
    ...(second ? groupsOf(writesOf(other.resources)) : []),
  ].toSorted(([newer], [older]) => older.changedAt.localeCompare(newer.changedAt))
  const ofFirst = new Set(one.resources.map(({ id }) => id))
  const hasOlder = Math.max(one.page.total, other.page?.total ?? 0) > size && size < MOST
  if (groups.length === 0)
    return (
      <Empty
        title="Aucune modification"
        sentence={'Chaque champ modifié laissera ici une ligne\u00a0: qui, quand, depuis quel appareil.'}
      />
    )
  return (
    <div aria-busy={one.isFetching || other.isFetching}>
      <Days
        groups={groups}
        entry={(group) => (
          <Within scope={second && !ofFirst.has(group[0].id) ? second : first}>
            <WriteGroupEntry group={group} />
          </Within>
        )}
      />
      {hasOlder && (
        <Button
          onClick={() => {
            setSize(MOST)
          }}
        >
          Voir les plus anciennes
        </Button>
      )}
    </div>
  )
}

const useLines = ({ root: { id, type } }: HistoryScope, size: number, isAsked = true) =>
  useResourceList('field_change', { parentId: id, of: type, page: { number: 1, size } }, isAsked)

/** What is restored goes to the aggregate that it was changed in. */
const Within = ({ scope: { root, changes }, children }: { scope: HistoryScope; children: ReactNode }) => (
  <OpenAggregateContext value={root}>
    <ChangesContext value={changes}>{children}</ChangesContext>
  </OpenAggregateContext>
)
