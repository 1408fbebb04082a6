import { definitionOf } from '#contract'
import { clientFileSections } from '#features/clientFile/contract/household'
import type { Replay } from '#client/store'
import { Card, formatNumber, formatTime, StatusTag, type Tone } from '#client/ui'

type State = ReturnType<Replay['store']['getState']>
type Draft = State['autosave']['drafts'][string]

const modes: Readonly<Record<Draft['mode'], { label: string; tone: Tone }>> = {
  clean: { label: 'Enregistré', tone: 'success' },
  waiting: { label: 'En attente', tone: 'info' },
  saving: { label: 'Envoi', tone: 'info' },
  'backing-off': { label: 'Nouvel essai à venir', tone: 'warning' },
  refused: { label: 'À corriger', tone: 'error' },
  conflict: { label: 'Conflit', tone: 'error' },
  halted: { label: 'Arrêté', tone: 'error' },
}

const nameOf = ({ ref: { type } }: Draft): string =>
  clientFileSections.find(({ definition }) => definition.type === type)?.label ?? 'Dossier'

/** Why something is not saved, by field where one is named. */
function reasonsOf({ ref, errors, conflict, failure }: Draft): readonly string[] {
  const { fields } = definitionOf(ref.type)
  const refused = failure?.kind === 'http' ? failure.errors : undefined
  const reasons = [
    ...Object.entries({ ...refused, ...errors }),
    ...(conflict?.clashes ?? []).map((name) => [name, ['modifié ailleurs aussi']] as const),
  ].flatMap(([name, messages]) => messages.map((message) => `${fields[name]?.label ?? name}\u00a0: ${message}`))
  return reasons.length === 0 && failure !== null ? [failure.message] : reasons
}

/** What was typed and not saved, at the step shown. */
export function QueueList({ drafts }: { drafts: readonly Draft[] }) {
  return (
    <Card title="File d’enregistrement">
      {drafts.length === 0 ? (
        <p>Rien n’attendait d’être enregistré.</p>
      ) : (
        <ul className="replay-list">
          {drafts.map((draft) => (
            <QueueItem key={`${draft.ref.type}/${draft.ref.id}`} draft={draft} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function QueueItem({ draft }: { draft: Draft }) {
  const { mode, attempts } = draft
  return (
    <li>
      {nameOf(draft)} <StatusTag tone={modes[mode].tone}>{modes[mode].label}</StatusTag>{' '}
      {attempts > 0 && `${formatNumber(attempts)} ${attempts > 1 ? 'échecs' : 'échec'}`}
      {reasonsOf(draft).map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </li>
  )
}

/** The toasts and questions over the page at the step shown, and the deletions that waited. */
export function FeedbackList({ feedback: { toasts, questions, deletions } }: Pick<State, 'feedback'>) {
  return (
    <Card title="Messages et questions">
      {toasts.length + questions.length + deletions.length === 0 ? (
        <p>Rien ne s’affichait par-dessus la page.</p>
      ) : (
        <ul className="replay-list">
          {questions.map(({ id, question, consequence, yes, no = 'Annuler' }) => (
            <li key={id}>
              Question&nbsp;: {question} [{no}] [{yes}]<p>{consequence}</p>
            </li>
          ))}
          {toasts.map(({ id, message, button }) => (
            <li key={id}>
              Message&nbsp;: {message} {button !== undefined && `[${button}]`}
            </li>
          ))}
          {deletions.map(({ ref: { type, id } }) => (
            <li key={id}>
              Suppression en attente&nbsp;: {type} {id}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** The last requests that failed. */
export function FailureList({ failures }: { failures: Replay['snapshot']['failures'] }) {
  return (
    <Card title="Erreurs réseau">
      {failures.length === 0 ? (
        <p>Aucune.</p>
      ) : (
        <ul className="replay-list">
          {failures.map(({ at, endpoint, kind, status }, index) => (
            <li key={index}>
              <time dateTime={at}>{formatTime(at)}</time> {endpoint}&nbsp;: {status ?? kind}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
