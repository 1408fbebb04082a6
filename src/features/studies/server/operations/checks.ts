import { formatDate, writeFigure } from '#presentation/formats'
import { unprintableIn } from '#server/services/documents'
import type { StudyDraft } from './draft'
import { printedStudy } from './printed'

/** One line of what an adviser reads again before a study is made. */
interface StudyCheck {
  readonly key: string
  readonly label: string
  readonly state: 'ok' | 'warning' | 'missing'
  readonly message: string
}

/** Whether a study may be shown to a client as it is. */
export function checksOf(draft: StudyDraft): readonly StudyCheck[] {
  const { facts, figures } = draft
  return [
    sincerityCheck(figures),
    unverifiedCheck(figures, facts.rulesAsOf),
    objectivesCheck(facts),
    namesCheck(facts),
    charactersCheck(draft),
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

/** Whether paper shows every character that somebody typed; where it does not, which and in what part. */
function charactersCheck({ facts, figures }: StudyDraft): StudyCheck {
  const said = { key: 'characters', label: 'Caractères' } as const
  const { title, cover, company, chapters } = printedStudy(facts, figures, undefined)
  const parts: readonly (readonly [name: string, part: unknown])[] = [
    ['titre', title],
    ['couverture', cover],
    ['nom de la société', company],
    ...chapters.map((chapter) => [`«\u00a0${chapter.title}\u00a0»`, chapter] as const),
  ]
  const missing = parts.flatMap(([name, part]) => {
    const characters = new Set(textsIn(part).flatMap(unprintableIn))
    return characters.size > 0 ? [`${[...characters].join(' ')} (${name})`] : []
  })
  return missing.length === 0
    ? { ...said, state: 'ok', message: 'Tous s’impriment.' }
    : { ...said, state: 'warning', message: `Ceux-ci s’imprimeront «\u00a0▯\u00a0»\u00a0: ${missing.join(', ')}.` }
}

function textsIn(part: unknown): readonly string[] {
  if (typeof part === 'string') return [part]
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsIn) : []
}
