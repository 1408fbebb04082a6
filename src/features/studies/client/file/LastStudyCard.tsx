import { Link } from 'react-router-dom'
import { useOpenAggregate } from '#client/editing'
import { useIsMeeting } from '#client/screens'
import { Card, formatDate } from '#client/ui'
import { StudyTag } from '../StudyTag'
import { useStudies } from '../list/useStudies'
import { studiesAddress } from '../studiesLocation'
import { editionText, seenText } from '../studyText'
import { StaleReasons } from '../list/StaleReasons'
import '../studies.css'

/** The last study of the file: its state, whether it was read, what waits for an answer. Nothing without any, nor before the client. */
export function LastStudyCard() {
  const { id } = useOpenAggregate()
  const isMeeting = useIsMeeting()
  const { resources } = useStudies(id, !isMeeting)
  const study = resources.find(({ attributes: { status } }) => status !== 'superseded')
  if (!study || isMeeting) return null
  const { status, sent_at, views, open_questions: questions, stale_reasons: changes } = study.attributes
  return (
    <Card title="Étude" actions={<Link to={studiesAddress(id)}>Toutes les études</Link>}>
      <p className="study-state">
        <Link className="study-link" to={studiesAddress(id, { study: study.id })}>
          {editionText(study)}
        </Link>
        <StudyTag study={study} />
      </p>
      <p className="study-note">
        {[
          sent_at && `envoyée le ${formatDate(sent_at)}`,
          views ? `vue ${seenText(study)}` : sent_at && 'pas encore lue',
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      {questions ? (
        <p>
          <Link to={studiesAddress(id, { study: study.id })}>
            {questions > 1 ? `${questions} questions à répondre` : '1 question à répondre'}
          </Link>
        </p>
      ) : null}
      {status === 'stale' && <StaleReasons changes={changes ?? []} />}
    </Card>
  )
}
