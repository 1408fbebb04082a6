import { Link } from 'react-router-dom'
import { selectRelated } from '#client/entities'
import { StateTag, type LifecycleAction } from '#client/screens/lifecycle'
import { OFFLINE, useOnline } from '#client/screens'
import { useAppSelector } from '#client/store'
import { formatDate, formatEuros, formatTime } from '#client/ui'
import { Button } from '#client/ui/controls'
import { Facts } from '#client/ui/facts'
import { useStudyActs, type StudyAct } from '../acts'
import { studyKind, type Study } from '../kinds'
import { StaleReasons } from '../list/StaleReasons'
import { withLocation } from '../studiesLocation'
import { contentText, editionText, seenText } from '../studyText'
import { Events } from './Events'
import { Questions } from './Questions'
import { Reading } from './Reading'
import { Recipients } from './Recipients'

export interface StudySheetProps {
  /** Id of the client file. */
  readonly file: string
  readonly study: Study
  readonly actions: readonly LifecycleAction[]
}

/** Everything about one study: its state, its readers, what they read and asked. */
export function StudySheet({ file, study, actions }: StudySheetProps) {
  const { status, reason, stale_reasons: changes } = study.attributes
  const { help } = studyKind.states[status ?? ''] ?? {}
  return (
    <article className="study-sheet" aria-label={study.attributes.title ?? 'Étude'}>
      <p className="study-state" role="status">
        <StateTag states={studyKind.states} status={status ?? 'generating'} />
        {status === 'failed' && reason ? reason : help}
      </p>
      {status === 'stale' && <StaleReasons changes={changes ?? []} />}
      <StudyButtons acts={useStudyActs(file, study)} actions={actions} main={mainActs[status ?? '']} />
      <Questions study={study} />
      <Recipients study={study} />
      <Reading study={study} />
      <StudyFacts study={study} />
      <Events study={study} />
    </article>
  )
}

interface StudyButtonsProps {
  readonly acts: readonly StudyAct[]
  readonly actions: readonly LifecycleAction[]
  /** Key of what is best done next. */
  readonly main: string | undefined
}

/** What is best done next, by state. */
const mainActs: Readonly<Record<string, string>> = {
  generated: 'send',
  failed: 'retry',
  stale: 'regenerate',
  bounced: 'send',
  expired: 'extend',
}

/** What may be done; what the server says is not possible stands with its reason. Links are copied beside their readers. */
function StudyButtons({ acts, actions, main }: StudyButtonsProps) {
  const isOnline = useOnline()
  const shown = acts.filter(({ isLink = false }) => !isLink)
  return (
    <div className="study-actions">
      {shown.map(({ key, label, isDangerous = false, action, act }) => {
        const refused = actions.find((one) => one.action === action)?.reason ?? undefined
        const why = isOnline ? refused : OFFLINE
        return (
          <Button
            key={key}
            type={key === main ? 'primary' : 'default'}
            danger={isDangerous}
            disabled={why !== undefined}
            title={why}
            onClick={act}
          >
            {label}
          </Button>
        )
      })}
    </div>
  )
}

function StudyFacts({ study }: { readonly study: Study }) {
  const { generated_at, pages, rules_as_of, figures, link_expires_at } = study.attributes
  const [author] = useAppSelector((state) => selectRelated(state, 'user', study.relationships['created_by']))
  const [previous] = useAppSelector((state) =>
    selectRelated(state, 'commercial_report', study.relationships['previous']),
  )
  const { first_name, last_name } = author?.attributes ?? {}
  const known = [
    { label: 'Contenu', value: contentText(study) },
    { label: 'Générée', value: generated_at ? `le ${formatDate(generated_at)} à ${formatTime(generated_at)}` : null },
    { label: 'Pages', value: pages ?? null },
    { label: 'Règles au', value: rules_as_of ? formatDate(rules_as_of) : null },
    { label: 'Effort mensuel moyen', value: figures ? formatEuros(figures.average_effort, { per: 'mois' }) : null },
    { label: 'Patrimoine net', value: figures ? formatEuros(figures.net_wealth) : null },
    { label: 'Lien valable jusqu’au', value: link_expires_at ? formatDate(link_expires_at) : null },
    { label: 'Lectures', value: seenText(study) },
    { label: 'Préparée par', value: [first_name, last_name].filter(Boolean).join(' ') || null },
    { label: 'Remplace', value: previous ? <Version study={previous} /> : null },
  ]
  return (
    <section className="study-part">
      <h3>L’étude</h3>
      <Facts facts={known.filter(({ value }) => value !== null)} />
    </section>
  )
}

/** Leads to another version. */
const Version = ({ study }: { readonly study: Study }) => (
  <Link to={{ search: withLocation(new URLSearchParams(), { study: study.id }).toString() }}>{editionText(study)}</Link>
)
