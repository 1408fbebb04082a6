import { shallowEqual } from 'react-redux'
import { Progress } from 'antd'
import { selectRelated } from '#client/entities'
import { useAppSelector } from '#client/store'
import { studyChapters, usualChapters } from '#features/studies/contract/study'
import type { Study } from '../kinds'
import { durationText } from '../studyText'

/** How long each chapter was read, all readers together. */
export function Reading({ study }: { readonly study: Study }) {
  const events = useAppSelector(
    (state) => selectRelated(state, 'commercial_report_event', study.relationships['events']),
    shallowEqual,
  )
  const secondsOf = (key: string): number =>
    events
      .filter(({ attributes }) => attributes.kind === 'page_viewed' && attributes.chapter === key)
      .reduce((sum, { attributes }) => sum + (attributes.seconds ?? 0), 0)
  const chapters = (study.attributes.chapters ?? usualChapters)
    .filter(({ enabled }) => enabled)
    .map(({ key }) => ({ key, title: studyChapters[key], seconds: secondsOf(key) }))
  const longest = Math.max(...chapters.map(({ seconds }) => seconds))
  if (!study.attributes.views || longest <= 0) return null
  return (
    <section className="study-part">
      <h3>Lecture par chapitre</h3>
      <ul className="study-reading">
        {chapters.map(({ key, title, seconds }) => (
          <li key={key}>
            <span>{title}</span>
            <span aria-hidden>
              <Progress percent={(seconds / longest) * 100} status="normal" showInfo={false} size="small" />
            </span>
            <span>{seconds === 0 ? 'pas lu' : durationText(seconds)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
