import { Link } from 'react-router-dom'
import { selectRelated } from '#client/entities'
import type { LifecycleAction } from '#client/screens/lifecycle'
import { useAppSelector } from '#client/store'
import { formatDate, formatEuros, formatTime } from '#client/ui'
import { Facts } from '#client/ui/facts'
import { useStudyActs } from '../acts'
import { studyKind, type Study } from '../kinds'
import { StaleReasons } from '../list/StaleReasons'
import { StudyTag } from '../StudyTag'
import { withLocation } from '../studiesLocation'
import { contentText, editionText, seenText } from '../studyText'
import { useSending } from '../useSending'
import { Events } from './Events'
import { Questions } from './Questions'
import { Reading } from './Reading'
import { Recipients } from './Recipients'
import { StudyButtons } from './StudyButtons'

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
        <StudyTag study={study} />
        {status === 'failed' && reason ? reason : help}
      </p>
      {status === 'stale' && <StaleReasons changes={changes ?? []} />}
      <StudyButtons acts={useStudyActs(file, study)} actions={actions} status={status ?? ''} />
      <Questions study={study} />
      <Recipients study={study} />
      <Reading study={study} />
      <StudyFacts study={study} />
      <Events study={study} />
    </article>
  )
}

function StudyFacts({ study }: { readonly study: Study }) {
  const { generated_at, pages, rules_as_of, figures } = study.attributes
  const link = useLinkFact(study)
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
    link,
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

/** Until when its links open, or since when they do not. */
function useLinkFact(study: Study) {
  const { status, link_expires_at: end } = study.attributes
  const revoked = useSending(study)?.attributes.revoked_at
  if (status === 'revoked') return { label: 'Lien révoqué le', value: revoked ? formatDate(revoked) : null }
  return {
    label: status === 'expired' ? 'Lien expiré le' : 'Lien valable jusqu’au',
    value: end ? formatDate(end) : null,
  }
}

/** Leads to another version. */
const Version = ({ study }: { readonly study: Study }) => (
  <Link to={{ search: withLocation(new URLSearchParams(), { study: study.id }).toString() }}>{editionText(study)}</Link>
)
