import { Link } from 'react-router-dom'
import { definitionOf } from '#contract'
import { useItems } from '#client/editing'
import { fieldText } from '#client/editing/changes'
import { Card } from '#client/ui'
import { portalProfileAddress } from '#features/scpi/portal/contract'
import { chapters, isDone, type Chapter } from './chapters'
import { useProfile } from './ProfileContext'
import { OpenMass } from './OpenMass'
import { Results } from './Results'
import { Signature } from './Signature'
import { Signing } from './Signing'
import { askedOf, type Answers, type Step } from './steps'

/** What the client answered, what comes of it, and his signature. */
export function SummaryScreen() {
  const { answers, readOnly } = useProfile()
  const lacking = chapters.filter((chapter) => !isDone(chapter, answers))
  return (
    <>
      <title>Synthèse de mon profil · Espace client</title>
      <h1>Synthèse de mon profil</h1>
      <p>
        <Link to={portalProfileAddress()}>Revenir à mon profil</Link>
      </p>
      <Results />
      {chapters.map((chapter) => (
        <ChapterAnswers key={chapter.slug} chapter={chapter} />
      ))}
      {readOnly ? <Signature /> : <Signing lacking={lacking} />}
    </>
  )
}

function ChapterAnswers({ chapter }: { chapter: Chapter }) {
  const { answers, massId } = useProfile()
  return (
    <Card
      title={chapter.title}
      actions={
        <Link to={portalProfileAddress(chapter.slug)} aria-label={`Revoir\u00a0: ${chapter.title}`}>
          Revoir
        </Link>
      }
    >
      <dl className="profile-answers">
        {askedOf(chapter.steps, answers).flatMap((step) =>
          linesOf(step, answers).map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          )),
        )}
      </dl>
      {massId !== undefined && chapter.slug === 'budget-patrimoine' && (
        <OpenMass id={massId} readOnly>
          <LoanCount />
        </OpenMass>
      )}
    </Card>
  )
}

function LoanCount() {
  const { length } = useItems('pp_entity_loan')
  return (
    <p className="portal-note">{length === 0 ? 'Aucun prêt.' : `${String(length)} prêt${length > 1 ? 's' : ''}.`}</p>
  )
}

const nameOf = (slug: string): string => slug

/** What a step asked, and what was answered, in words. */
function linesOf(step: Step, answers: Answers): readonly (readonly [string, string])[] {
  if (step.kind === 'loans' || step.kind === 'definitions') return []
  const { fields } = definitionOf(step.type)
  const text = (name: string): string => {
    const field = fields[name]
    const value = answers[step.type][name]
    const isGiven = Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined
    return field && isGiven ? fieldText(field, value, nameOf) : '—'
  }
  return step.kind === 'field'
    ? [[step.words, text(step.field)]]
    : step.fields.map((name) => [fields[name]?.label ?? name, text(name)])
}
