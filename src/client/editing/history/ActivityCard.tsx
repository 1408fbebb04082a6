import { Timeline } from 'antd'
import { useResourceList } from '#client/store'
import { Card, formatDate, formatTime, Skeleton } from '#client/ui'
import { sectionLabel } from '../changes/words'
import { writesOf } from '../changes/writes'
import { useOpenAggregate } from '../OpenAggregateContext'
import './activity.css'

/** Writes shown, and lines of the history that surely hold as many. */
const SHOWN = 5
const LINES = 60

/** The last writes of what is open, the latest first: what, who and when. */
export function ActivityCard() {
  const { id, type } = useOpenAggregate()
  const { resources, page, failure } = useResourceList('field_change', {
    parentId: id,
    of: type,
    page: { size: LINES },
  })
  const writes = writesOf(resources).slice(0, SHOWN)
  return (
    <Card title="Activité">
      {!page && !failure && <Skeleton lines={4} />}
      {!page && failure && <p className="activity-note">L’activité ne peut pas être lue pour l’instant.</p>}
      {page && writes.length === 0 && <p className="activity-note">Aucune modification depuis la création.</p>}
      {writes.length > 0 && (
        <Timeline
          items={writes.map(({ id: key, change, author, changedAt }) => ({
            key,
            content: (
              <>
                {sectionLabel(change.ref.type)}
                <p className="activity-note">
                  {author ?? 'Compte supprimé'}, {formatDate(changedAt, 'words')} à {formatTime(changedAt)}
                </p>
              </>
            ),
          }))}
        />
      )}
    </Card>
  )
}
