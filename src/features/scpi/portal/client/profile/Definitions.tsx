import { useItems } from '#client/editing'
import { useChanges } from '#client/editing/changes'
import { today } from '#client/screens'
import { formatDate } from '#client/ui'
import { Button } from '#client/ui/controls'
import { sustainabilityTerms } from '#features/scpi/clients/contract/questions'
import { useProfile } from './ProfileContext'

/** What the words of sustainability mean; the client says when he has read them. */
export function Definitions() {
  const { answers, readOnly } = useProfile()
  const { edit } = useChanges()
  const [quiz] = useItems('quiz')
  const { esg_information_given_at: readOn } = answers.quiz
  return (
    <>
      <dl className="definitions">
        {sustainabilityTerms.map(({ term, meaning }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <div aria-live="polite">
        {typeof readOn === 'string' && <p className="definitions-read">Définitions lues le {formatDate(readOn)}.</p>}
      </div>
      {typeof readOn !== 'string' && quiz && !readOnly && (
        <Button
          onClick={() => {
            edit({ type: 'quiz', id: quiz.key }, { esg_information_given_at: today() })
          }}
        >
          J’ai lu ces définitions
        </Button>
      )}
    </>
  )
}
