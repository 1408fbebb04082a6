import { use, useState, type ReactNode } from 'react'
import { whyNotRead } from '#client/transport'
import { useResourceList } from '#client/store'
import { Empty, ErrorBlock, Skeleton } from '#client/ui'
import { Button } from '#client/ui/controls'
import { ChangesContext, type Changes } from '../changes/ChangesProvider'
import { groupsOf, writesOf, type WriteGroup } from '../changes/writes'
import { OpenAggregateContext, useOpenAggregate } from '../OpenAggregateContext'
import { Days } from './Days'
import { WriteGroupEntry } from './WriteGroupEntry'
import './history.css'

/** An open aggregate whose history is told beside that of others. */
export interface HistoryScope {
  readonly root: ReturnType<typeof useOpenAggregate>
  readonly changes: Changes | null
  /** What its changes are told to be of, where that would not be known otherwise. */
  readonly name?: string | undefined
}

/** The aggregate around, for `HistoryOfSeveral`. */
export const useHistoryScope = (name?: string): HistoryScope => ({
  root: useOpenAggregate(),
  changes: use(ChangesContext),
  name,
})

/** Lines that are read of each at a time, and the most that the server gives at once. */
const LINES = 60
const MOST = 200

/** Who changed what in the aggregates that a page has open, the latest first. */
export function HistoryOfSeveral({ scopes }: { readonly scopes: readonly HistoryScope[] }) {
  const [size, setSize] = useState(LINES)
  return (
    <Reading
      scopes={scopes}
      size={size}
      read={[]}
      onOlder={() => {
        setSize(MOST)
      }}
    />
  )
}

interface Read {
  readonly scope: HistoryScope
  readonly lines: ReturnType<typeof useLines>
}

interface ReadingProps {
  /** Those that are still to be read. */
  readonly scopes: readonly HistoryScope[]
  readonly read: readonly Read[]
  readonly size: number
  readonly onOlder: () => void
}

/** Reads the lines of one after the other, all at once, then tells them. */
function Reading({ scopes, read, size, onOlder }: ReadingProps) {
  const [scope, ...others] = scopes
  return scope ? (
    <ReadingOne scope={scope} scopes={others} read={read} size={size} onOlder={onOlder} />
  ) : (
    <Told parts={read} size={size} onOlder={onOlder} />
  )
}

function ReadingOne({ scope, read, ...rest }: ReadingProps & { readonly scope: HistoryScope }) {
  const lines = useLines(scope, rest.size)
  return <Reading {...rest} read={[...read, { scope, lines }]} />
}

const useLines = ({ root: { id, type } }: HistoryScope, size: number) =>
  useResourceList('field_change', { parentId: id, of: type, page: { number: 1, size } })

interface ToldProps extends Pick<ReadingProps, 'size' | 'onOlder'> {
  readonly parts: readonly Read[]
}

function Told({ parts, size, onOlder }: ToldProps) {
  const failure = parts.find(({ lines }) => lines.failure)?.lines.failure
  if (failure)
    return (
      <ErrorBlock
        message={whyNotRead(failure)}
        onRetry={() => {
          for (const { lines } of parts) lines.refetch()
        }}
      />
    )
  if (parts.some(({ lines }) => !lines.page)) return <Skeleton lines={8} />
  const scopeOf = new Map<WriteGroup, HistoryScope>(
    parts.flatMap(({ scope, lines }) => groupsOf(writesOf(lines.resources)).map((group) => [group, scope] as const)),
  )
  const groups = [...scopeOf.keys()].toSorted(([newer], [older]) => older.changedAt.localeCompare(newer.changedAt))
  const hasOlder = parts.some(({ lines }) => (lines.page?.total ?? 0) > size) && size < MOST
  if (groups.length === 0)
    return (
      <Empty
        title="Aucune modification"
        sentence={'Chaque champ modifié laissera ici une ligne\u00a0: qui, quand, depuis quel appareil.'}
      />
    )
  return (
    <div aria-busy={parts.some(({ lines }) => lines.isFetching)}>
      <Days
        groups={groups}
        entry={(group) => (
          <Within scope={scopeOf.get(group)}>
            <WriteGroupEntry group={group} />
          </Within>
        )}
      />
      {hasOlder && <Button onClick={onOlder}>Voir les plus anciennes</Button>}
    </div>
  )
}

/** What is restored goes to the aggregate that it was changed in. */
const Within = ({ scope, children }: { scope: HistoryScope | undefined; children: ReactNode }) =>
  scope && (
    <OpenAggregateContext value={scope.root}>
      <ChangesContext value={scope.changes}>
        {scope.name !== undefined && <p className="history-scope">{scope.name}</p>}
        {children}
      </ChangesContext>
    </OpenAggregateContext>
  )
