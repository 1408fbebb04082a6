import { useItems } from '#client/editing'
import { useChanges } from '#client/editing/changes'
import { today } from '#client/screens'
import { formatDate } from '#client/ui'
import { Button } from '#client/ui/controls'
import { useProfile } from './ProfileContext'

const definitions = [
  {
    term: 'Taxonomie',
    meaning:
      'Part du placement investie dans des activités reconnues durables sur le plan environnemental par le règlement européen 2020/852 (par exemple un immeuble très performant en énergie). Aujourd’hui, peu de SCPI dépassent 10\u202f%.',
  },
  {
    term: 'Investissement durable (SFDR, article\u00a02, 17°)',
    meaning:
      'Part du placement qui contribue à un objectif environnemental ou social sans causer de préjudice important, dans des entités bien gouvernées.',
  },
  {
    term: 'Principales incidences négatives (PAI)',
    meaning:
      'Effets négatifs que le gérant s’engage à prendre en compte et à réduire\u202f; pour l’immobilier\u00a0: combustibles fossiles et inefficacité énergétique notamment.',
  },
] as const

/** What the words of sustainability mean; the client says when he has read them. */
export function Definitions() {
  const { answers, readOnly } = useProfile()
  const { edit } = useChanges()
  const [quiz] = useItems('quiz')
  const { esg_information_given_at: readOn } = answers.quiz
  return (
    <>
      <dl className="definitions">
        {definitions.map(({ term, meaning }) => (
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
