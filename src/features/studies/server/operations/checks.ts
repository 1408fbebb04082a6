import { formatDate, writeFigure } from '#presentation/formats'
import type { StudyDraft } from './draft'

/** One line of what an adviser reads again before a study is made. */
interface StudyCheck {
  readonly key: string
  readonly label: string
  readonly state: 'ok' | 'warning' | 'missing'
  readonly message: string
}

/** Whether a study may be shown to a client as it is. */
export function checksOf({ facts, figures }: StudyDraft): readonly StudyCheck[] {
  return [
    { key: 'parameters', label: 'Textes de la société', state: 'ok', message: 'Les six textes sont écrits.' },
    sincerityCheck(figures),
    unverifiedCheck(figures, facts.rulesAsOf),
    objectivesCheck(facts),
    namesCheck(facts),
  ]
}

function sincerityCheck({ sincerity }: StudyDraft['figures']): StudyCheck {
  const said = { key: 'sincerity', label: 'Contrôle de sincérité' } as const
  if (sincerity === null) return { ...said, state: 'warning', message: 'Il ne peut pas être calculé.' }
  const applying = sincerity.checks.filter(({ state }) => state !== 'not_applicable').length
  return {
    ...said,
    state: sincerity.passed === applying ? 'ok' : 'warning',
    message: `${sincerity.passed} points sur ${applying}\u202f; effort prudent\u00a0: ${writeFigure(sincerity.prudent_effort, 'euros_per_month')}.`,
  }
}

function unverifiedCheck({ result: { unverified } }: StudyDraft['figures'], day: string): StudyCheck {
  const said = { key: 'rules', label: 'Règles' } as const
  return unverified.length === 0
    ? { ...said, state: 'ok', message: `À jour au ${formatDate(day)}.` }
    : { ...said, state: 'warning', message: unverified.join(' ') }
}

const objectivesCheck = ({ objectives }: StudyDraft['facts']): StudyCheck => ({
  key: 'objectives',
  label: 'Objectifs du client',
  state: objectives.length > 0 ? 'ok' : 'warning',
  message: objectives.length > 0 ? objectives.join(', ') : 'Aucun objectif n’est noté dans le dossier.',
})

const namesCheck = ({ people, client }: StudyDraft['facts']): StudyCheck => ({
  key: 'client',
  label: 'Client',
  state: people.length > 0 ? 'ok' : 'missing',
  message: people.length > 0 ? client : 'Le dossier ne dit pas le nom du client.',
})
