import { useState } from 'react'
import { Link } from 'react-router-dom'
import { definitionOf } from '#contract'
import { errorsOf, outcomeOf } from '#client/api'
import { selectHasUnsaved } from '#client/autosave'
import { useItems } from '#client/editing'
import { fieldText } from '#client/editing/changes'
import { useConfirm } from '#client/feedback'
import { OFFLINE, useOnline } from '#client/screens'
import { useAppSelector } from '#client/store'
import { Card } from '#client/ui'
import { Button } from '#client/ui/controls'
import { portalProfileAddress } from '#features/scpi/portal/contract'
import { chapters, isDone, type Chapter } from './chapters'
import { profileApi } from './profileApi'
import { useProfile } from './ProfileContext'
import { OpenMass } from './OpenMass'
import { Results } from './Results'
import { Signature } from './Signature'
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
    return field && value !== null && value !== undefined ? fieldText(field, value, nameOf) : '—'
  }
  return step.kind === 'field'
    ? [[step.words, text(step.field)]]
    : step.fields.map((name) => [fields[name]?.label ?? name, text(name)])
}

/** The signature of all that was answered, once nothing lacks. */
function Signing({ lacking }: { lacking: readonly Chapter[] }) {
  const { accountId } = useProfile()
  const isOnline = useOnline()
  const isUnsaved = useAppSelector(selectHasUnsaved)
  const confirm = useConfirm()
  const [sign, { isLoading }] = profileApi.useSignProfileMutation()
  const [refusal, setRefusal] = useState('')
  const start = async () => {
    const isSure = await confirm({
      question: 'Signer mon recueil\u202f?',
      consequence:
        'Vous certifiez que les réponses de cette page sont sincères et complètes. Elles valent pendant un an, et fondent les conseils que vous recevrez.',
      yes: 'Signer',
    })
    if (!isSure) return
    const { error } = outcomeOf(await sign(accountId))
    setRefusal(error ? Object.values(errorsOf(error)).flat().join(' ') : '')
  }
  if (lacking.length > 0)
    return (
      <Card title="Signature">
        <p>Vous signerez une fois ces chapitres complets&nbsp;:</p>
        <ul className="portal-missing">
          {lacking.map(({ slug, title }) => (
            <li key={slug}>
              <Link to={portalProfileAddress(slug)}>{title}</Link>
            </li>
          ))}
        </ul>
      </Card>
    )
  return (
    <Card title="Signature">
      <p>Relisez vos réponses. Toute modification ultérieure annule la signature.</p>
      <div role="alert">{refusal !== '' && <p className="field-error">{refusal}</p>}</div>
      <p className="signature-ways">
        <Button
          type="primary"
          size="large"
          loading={isLoading || (isOnline && isUnsaved)}
          disabled={!isOnline}
          title={isOnline ? undefined : OFFLINE}
          onClick={() => void start()}
        >
          Signer mon recueil
        </Button>
      </p>
      {!isOnline && <p className="portal-note">{OFFLINE}</p>}
    </Card>
  )
}
