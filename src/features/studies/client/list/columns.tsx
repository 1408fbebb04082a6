import { Link, useSearchParams } from 'react-router-dom'
import { formatDate, formatNumber } from '#client/ui'
import type { Column } from '#client/ui/table'
import type { Study } from '../kinds'
import { StudyTag } from '../StudyTag'
import { withLocation } from '../studiesLocation'
import { contentText, editionText, seenText } from '../studyText'
import { useSending } from '../useSending'
import { StaleReasons } from './StaleReasons'
import { StudyMenu } from './StudyMenu'

/** @param file id of the client file */
export const studyColumns = (file: string): readonly [Column<Study>, ...Column<Study>[]] => [
  { key: 'edition', title: 'Version', width: 110, cell: (study) => <StudyName study={study} /> },
  { key: 'content', title: 'Contenu', width: 230, cell: (study) => <Content study={study} /> },
  { key: 'status', title: 'État', width: 230, cell: (study) => <StudyState study={study} /> },
  {
    ...{ key: 'generated_at', title: 'Générée le', width: 110, align: 'end' },
    cell: ({ attributes }) => formatDate(attributes.generated_at),
  },
  { key: 'recipients', title: 'Envoyée à', width: 180, cell: (study) => <SentTo study={study} /> },
  { key: 'seen', title: 'Vue', width: 170, cell: seenText },
  {
    ...{ key: 'open_questions', title: 'Questions', width: 100, align: 'end' },
    cell: ({ attributes }) => <Questions count={attributes.open_questions ?? 0} />,
  },
  {
    ...{ key: 'actions', title: 'Actions', width: 80, pinned: true, align: 'end' },
    cell: (study) => <StudyMenu file={file} study={study} />,
  },
]

function StudyName({ study }: { readonly study: Study }) {
  const [parameters] = useSearchParams()
  return (
    <Link className="study-link" to={{ search: withLocation(parameters, { study: study.id }).toString() }}>
      {editionText(study)}
    </Link>
  )
}

const Content = ({ study }: { readonly study: Study }) => (
  <span className="study-lines">
    <span>{study.attributes.title ?? 'Étude'}</span>
    <span className="study-note">{contentText(study)}</span>
  </span>
)

/** Its state; why it failed, or what has changed since. */
function StudyState({ study }: { readonly study: Study }) {
  const { status, reason, stale_reasons: changes } = study.attributes
  return (
    <span className="study-lines">
      <StudyTag study={study} />
      {status === 'failed' && reason && <span className="study-note">{reason}</span>}
      {status === 'stale' && <StaleReasons changes={changes ?? []} />}
    </span>
  )
}

function SentTo({ study }: { readonly study: Study }) {
  const recipients = useSending(study)?.attributes.recipients ?? []
  if (recipients.length === 0) return '—'
  return (
    <span className="study-lines">
      <span>{recipients.map(({ firstname, lastname }) => `${firstname} ${lastname}`).join(', ')}</span>
      <span className="study-note">le {formatDate(study.attributes.sent_at)}</span>
    </span>
  )
}

const Questions = ({ count }: { readonly count: number }) =>
  count === 0 ? '—' : <strong className="study-waiting">{formatNumber(count)} à répondre</strong>
