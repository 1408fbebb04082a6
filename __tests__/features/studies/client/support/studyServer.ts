import { studyFigures } from '#features/studies/contract/figures'
import { usualChapters, type StudyFacts } from '#features/studies/contract/study'
import { configuration, context } from '../../../../domain/support/examples'
import { json } from '../../../../support/client/answers'
import { FILE } from '../../../../support/client/clientFile'
import { fileServer } from '../../../../support/client/fileServer'

export const READER = ['see_application_immo', 'see_client_files', 'manage_client_files', 'see_commercial_report']
export const AUTHOR = [...READER, 'manage_commercial_report']
export const STUDY = '6f1c2d1e-0000-4000-8000-0000000000a1'
export const PACKAGE = '6f1c2d1e-0000-4000-8000-0000000000b1'

type Answers = Parameters<typeof configuration>[0]

const factsOf = (answers: Answers): StudyFacts => ({
  title: 'Étude d’Anne Vasseur',
  client: 'Anne Vasseur',
  people: ['Anne Vasseur'],
  adviser: { name: 'Claire Aubrac', email: 'c.aubrac@ormeval.example', phone: null },
  company: { name: 'Orméval' },
  madeOn: '2026-11-20',
  rulesAsOf: '2026-11-20',
  edition: 1,
  chapters: usualChapters,
  sliders: [],
  situation: [],
  objectives: ['Préparer la retraite'],
  wishes: [],
  property: 'un bien neuf de 42 m² à Montpellier',
  place: 'Montpellier',
  operation: { configuration: configuration(answers), context },
  answers: [],
  lots: [],
  scenarios: [],
  texts: {
    consentTitle: 'Consentement',
    consent: [],
    disclaimerTitle: 'Avertissement',
    disclaimer: [],
    adviserSignature: 'Le conseiller',
    clientSignature: 'Le client',
  },
})

const checks = [
  { key: 'parameters', label: 'Textes de la société', state: 'missing', message: 'Il manque 2 textes.' },
  { key: 'sincerity', label: 'Sincérité', state: 'ok', message: '10 contrôles sur 10.' },
]

/** A study as the server writes it. */
export const study = (attributes: object = {}, relationships: object = {}) => ({
  type: 'commercial_report',
  id: STUDY,
  attributes: {
    ...{ title: 'Étude d’Anne Vasseur', status: 'generated', edition: 1, chapters: usualChapters },
    ...{ scenarios: [], properties: [], sliders: [], views: 0, open_questions: 0, read_seconds: 0, chapters_read: 0 },
    ...{ generated_at: '2026-11-20T09:00:00Z', sent_at: null, stale_reasons: [], reason: null },
    ...attributes,
  },
  relationships: { client_file: { data: { type: 'client_file', id: FILE } }, ...relationships },
  meta: { version: 3 },
})

type Answer = (request: Request) => Response | undefined

/** The server of the example file, which holds these studies, of an operation that answers so; `first` answers before it what it wants to. */
export function studyServer({
  permissions = AUTHOR,
  studies = [],
  included = [],
  operation = { suggested_rent: 742, loan_duration: 20 },
  first = () => undefined,
}: {
  readonly permissions?: readonly string[]
  readonly studies?: readonly ReturnType<typeof study>[]
  readonly included?: readonly object[]
  readonly operation?: Answers
  readonly first?: Answer
}) {
  const files = fileServer(permissions)
  const facts = factsOf(operation)
  const figures = studyFigures(facts)
  const answer = async (request: Request): Promise<Response> => {
    const said = first(request.clone())
    if (said) return said
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('/commercial-reports/draft')) return json(200, { data: { facts, figures, checks } })
    if (pathname.endsWith('/commercial-reports'))
      return json(200, { data: studies, included, meta: page(studies.length) })
    if (pathname.includes('/commercial-reports/'))
      return json(200, { data: studies[0] ?? study(), included, meta: { actions: [] } })
    if (pathname.endsWith('/property-proposals')) return json(200, { data: [], meta: page(0) })
    return files.answer(request)
  }
  return { ...files, answer }
}

const page = (total: number) => ({ current_page: 1, per_page: 50, total, last_page: 1 })
