import { Link } from 'react-router-dom'
import { selectRelated } from '#client/entities'
import { useAppSelector } from '#client/store'
import { formatDate, formatNumber, formatTime } from '#client/ui'
import type { Study } from '../kinds'
import { studiesAddress } from '../studiesLocation'
import { seenText } from '../studyText'
import '../studies.css'

interface FollowedStudiesProps {
  readonly asked: readonly Study[]
  readonly recent: readonly Study[]
  readonly unread: readonly Study[]
}

/** Studies by what happened to them: asked about, read since yesterday, not opened yet. */
export const FollowedStudies = ({ asked, recent, unread }: FollowedStudiesProps) => (
  <>
    <Group title="Questions à répondre" studies={asked} noteOf={questionNote} />
    <Group title="Lues depuis hier" studies={recent} noteOf={readNote} />
    <Group title="Pas encore lues" studies={unread} noteOf={sentNote} />
  </>
)

const questionNote = ({ attributes: { open_questions: count } }: Study): string =>
  `${formatNumber(count)} ${(count ?? 0) > 1 ? 'questions' : 'question'}`

const readNote = (study: Study): string => {
  const { first_viewed_at: at } = study.attributes
  return `ouverte le ${formatDate(at)} à ${formatTime(at)}, ${seenText(study)}`
}

const sentNote = ({ attributes }: Study): string => `envoyée le ${formatDate(attributes.sent_at)}`

interface GroupProps {
  readonly title: string
  readonly studies: readonly Study[]
  readonly noteOf: (study: Study) => string
}

function Group({ title, studies, noteOf }: GroupProps) {
  if (studies.length === 0) return null
  return (
    <section className="study-part study-group">
      <h3>{title}</h3>
      <ul className="study-followed">
        {studies.map((study) => (
          <li key={study.id}>
            <StudyLink study={study} />
            <span className="study-note">{noteOf(study)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function StudyLink({ study }: { readonly study: Study }) {
  const [file] = useAppSelector((state) => selectRelated(state, 'client_file', study.relationships['client_file']))
  const name = file?.attributes.title ?? study.attributes.title ?? 'Étude'
  if (!file) return <span>{name}</span>
  return (
    <Link className="study-link" to={studiesAddress(file.id, { study: study.id })}>
      {name}
    </Link>
  )
}
