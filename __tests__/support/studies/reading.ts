import type { ClosedLink, StudyReading } from '#features/studies/contract'
import { studyFigures } from '#features/studies/contract/figures'
import { usualChapters, type StudyFacts, type StudyFigures } from '#features/studies/contract/study'
import { configuration, context } from '../../domain/support/examples'

/** What a study of a flat in Montpellier says. */
export function studyFacts(changes: Partial<StudyFacts> = {}): StudyFacts {
  return {
    title: 'Étude de Nadia et Adrien Marchetti',
    client: 'Nadia et Adrien Marchetti',
    people: ['Nadia Marchetti', 'Adrien Marchetti'],
    adviser: { name: 'Claire Aubrac', email: 'claire.aubrac@ormeval.example', phone: '0467000001' },
    company: { name: 'Cabinet Ormeval Patrimoine' },
    madeOn: '2026-11-20',
    rulesAsOf: '2026-11-20',
    edition: 1,
    chapters: usualChapters,
    sliders: [
      { key: 'rent', min: 600, max: 750 },
      { key: 'duration', min: 15, max: 25 },
      { key: 'contribution', min: 10_000, max: 60_000 },
    ],
    situation: [{ heading: 'Votre foyer', facts: [['Revenus nets', '6 900 € par mois']] }],
    objectives: ['Préparer la retraite', 'Payer moins d’impôt'],
    wishes: [['Effort souhaité', '350 €/mois']],
    property: 'un bien neuf de 42 m² à Montpellier',
    place: 'Montpellier',
    operation: { configuration: configuration(), context },
    answers: [['Apport', '20 000 €']],
    lots: [],
    scenarios: [
      {
        id: 'longer',
        title: 'Sur 25 ans',
        operation: { configuration: configuration({ loan_duration: 25 }), context },
      },
    ],
    texts: {
      consentTitle: 'Consentement',
      consent: [{ kind: 'text', spans: ['Vous acceptez de recevoir cette étude.'] }],
      disclaimerTitle: 'Avertissement',
      disclaimer: [{ kind: 'text', spans: ['Simulation non contractuelle.'] }],
      adviserSignature: 'le conseiller',
      clientSignature: 'le client',
    },
    ...changes,
  }
}

/** What they come to. @throws Error for an operation that cannot be calculated */
export function figuresOf(facts: Pick<StudyFacts, 'operation' | 'scenarios' | 'chapters'>): StudyFigures {
  const figures = studyFigures(facts)
  if ('kind' in figures) throw new Error(JSON.stringify(figures.errors))
  return figures
}

/** What the page of a study is given. */
export function studyReading(changes: Partial<StudyReading> = {}): StudyReading {
  const facts = changes.facts ?? studyFacts()
  return {
    report: { id: '0b0f9c2e-0000-4000-8000-000000000001', title: facts.title, pages: 14 },
    reports: [{ id: '0b0f9c2e-0000-4000-8000-000000000001', title: facts.title }],
    reader: 'Nadia Marchetti',
    adviser: facts.adviser,
    company: { name: facts.company.name, logo: null },
    client: facts.client,
    facts,
    figures: figuresOf(facts),
    tracking: { isOn: true, hasOptedOut: false },
    expires_at: '2026-12-20T10:00:00Z',
    stale: false,
    replaces: null,
    questions: [],
    ...changes,
  }
}

export const closedLinks: Readonly<Record<ClosedLink['why'], ClosedLink>> = {
  unknown: { why: 'unknown' },
  expired: { why: 'expired', adviser: 'Claire Aubrac', company: 'Cabinet Ormeval Patrimoine' },
  revoked: { why: 'revoked', adviser: 'Claire Aubrac', company: 'Cabinet Ormeval Patrimoine' },
  password: { why: 'password', company: 'Cabinet Ormeval Patrimoine' },
}
