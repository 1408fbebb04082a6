import { shallowEqual } from 'react-redux'
import { Timeline } from 'antd'
import type { ResourceOf } from '#contract/jsonapi'
import { selectRelated } from '#client/entities'
import { useAppSelector } from '#client/store'
import { formatDate, formatTime } from '#client/ui'
import { eventLabels } from '#features/studies/contract'
import { isChapterKey, studyChapters } from '#features/studies/contract/study'
import type { Study } from '../kinds'
import { durationText } from '../studyText'

type StudyEvent = ResourceOf<'commercial_report_event'>

/** What happened to a study, the latest first. */
export function Events({ study }: { readonly study: Study }) {
  const events = useAppSelector(
    (state) => selectRelated(state, 'commercial_report_event', study.relationships['events']),
    shallowEqual,
  )
  const sorted = events.toSorted((one, other) => (other.attributes.at ?? '').localeCompare(one.attributes.at ?? ''))
  if (sorted.length === 0) return null
  return (
    <section className="study-part">
      <h3>Suivi</h3>
      <Timeline items={sorted.map((event) => ({ key: event.id, content: <StudyEventLine event={event} /> }))} />
    </section>
  )
}

function StudyEventLine({ event: { attributes } }: { readonly event: StudyEvent }) {
  const { at, kind, actor, chapter, amount, seconds, reason } = attributes
  const about = isChapterKey(chapter) ? studyChapters[chapter] : null
  return (
    <>
      <p>
        <strong>{eventLabels[kind ?? ''] ?? kind}</strong>
        {amount && `\u00a0: ${amount}`}
        {about !== null && `, ${about}`}
        {seconds ? ` (${durationText(seconds)})` : ''}
      </p>
      <p className="study-note">
        {[actor, at && `le ${formatDate(at)} à ${formatTime(at)}`, reason].filter(Boolean).join(', ')}
      </p>
    </>
  )
}
