import { clientFileSections } from '#contract/clientFile'
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

const nameOf = ({ type }: Draft['ref']): string => clientFileSections.find(({ definition }) => definition.type === type)?.label ?? 'Dossier'

/** What was typed and not saved, at the step shown. */
export function QueueList({ drafts }: { drafts: readonly Draft[] }) {
  return (
    <Card title="File d’enregistrement">
      {drafts.length === 0 ? <p>Rien n’attendait d’être enregistré.</p> : (
        <ul className="replay-list">
          {drafts.map(({ ref, mode, attempts }) => (
            <li key={`${ref.type}/${ref.id}`}>
              {nameOf(ref)} <StatusTag tone={modes[mode].tone}>{modes[mode].label}</StatusTag> {attempts > 0 && `${formatNumber(attempts)} échecs`}
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
      {failures.length === 0 ? <p>Aucune.</p> : (
        <ul className="replay-list">
          {failures.map(({ at, endpoint, kind, status }, index) => <li key={index}><time dateTime={at}>{formatTime(at)}</time> {endpoint}&nbsp;: {status ?? kind}</li>)}
        </ul>
      )}
    </Card>
  )
}
