import type { ReactNode } from 'react'
import { Timeline } from 'antd'
import { formatDate } from '#client/ui'
import type { WriteGroup } from '../changes/writes'

interface DaysProps {
  /** The latest first. */
  readonly groups: readonly WriteGroup[]
  readonly entry: (group: WriteGroup) => ReactNode
}

/** What was done, day by day. */
export const Days = ({ groups, entry }: DaysProps) =>
  daysOf(groups).map(([day, ofDay]) => (
    <section key={day} className="history-day" aria-labelledby={`history-${day}`}>
      <h3 id={`history-${day}`}>{formatDate(day, 'words')}</h3>
      <Timeline items={ofDay.map((group) => ({ key: group[0].id, content: entry(group) }))} />
    </section>
  ))

/** What was done by its day in Paris, in its order. */
function daysOf(groups: readonly WriteGroup[]): readonly (readonly [string, readonly WriteGroup[]])[] {
  const days = new Map<string, WriteGroup[]>()
  for (const group of groups) {
    const day = formatDate(group[0].changedAt).split('/').reverse().join('-')
    days.set(day, [...(days.get(day) ?? []), group])
  }
  return [...days]
}
