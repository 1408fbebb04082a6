import { createHash } from 'node:crypto'
import { deadlines } from '#domain'
import { entriesOf, isText } from '#contract/json'
import type { Queryable } from '#server/db'
import { notFound } from '#server/operations'
import type { PrintedDocument } from '#presentation/documents'
import { documentWriting } from '#server/services/documents'
import type { HeavyWorkers } from '#server/services/heavyWork'
import { findContact } from '../repositories/contacts'
import { findReceiptNames } from '../repositories/parties'
import type { Report } from './kinds'
import { idOf } from '#server/operations/lifecycle'

/** What the acknowledgement of a dénonciation says. Instants are ISO 8601. */
export interface DeclaredReport {
  readonly id: string
  readonly promoterId: string | null
  readonly programId: string | null
  readonly authorId: string | null
  /** The client as they were declared. */
  readonly person: unknown
  readonly consent_at: string | null
  readonly sent_at: string | null
  readonly answer_due_at: string | null
}

/** What one of a dénonciation says. */
export const declaredIn = (report: Report): DeclaredReport => ({
  id: report.id,
  promoterId: idOf(report, 'promoter'),
  programId: idOf(report, 'program'),
  authorId: idOf(report, 'created_by'),
  person: report.attributes.person,
  consent_at: report.attributes.consent_at ?? null,
  sent_at: report.attributes.sent_at ?? null,
  answer_due_at: report.attributes.answer_due_at ?? null,
})

/** Writes the acknowledgement of a dénonciation that was sent, as a PDF. */
export type WriteReceipt = (database: Queryable, companyId: string, report: DeclaredReport) => Promise<Buffer>

export const RECEIPT_NAME = 'accuse-denonciation.pdf'

/** @throws Failure notFound for a draft */
export const receiptWriter =
  (workers: HeavyWorkers): WriteReceipt =>
  async (database, companyId, report) => {
    const { bytes } = await workers.run(documentWriting, await receiptOf(database, companyId, report))
    return Buffer.from(bytes)
  }

/** Facts under a heading. Their order, and that of their names, is part of the digest. */
interface Part {
  readonly heading: string
  readonly facts: readonly (readonly [label: string, value: string])[]
}

async function receiptOf(database: Queryable, companyId: string, report: DeclaredReport): Promise<PrintedDocument> {
  if (report.sent_at === null) throw notFound()
  const { promoterId, programId, authorId } = report
  const names = await findReceiptNames(database, { companyId, promoterId, programId })
  const author = await findContact(database, companyId, authorId)
  const parts: readonly Part[] = [
    { heading: 'Client déclaré', facts: facts(personOf(report)) },
    {
      heading: 'Déclaré à',
      facts: facts([
        ['Promoteur', names?.promoter],
        ['Programme', names?.program],
      ]),
    },
    {
      heading: 'Déclaré par',
      facts: facts([
        ['Société', names?.company],
        ['Conseiller', author?.name],
        ['E-mail', author?.email],
      ]),
    },
    { heading: 'Horodatage', facts: facts(instantsOf(report)) },
  ]
  return {
    title: 'Accusé de dénonciation',
    // On a line of its own, where it is whole for who copies it.
    sentence: `Empreinte (SHA-256) de ce qui suit\u00a0:\n${digestOf(parts)}`,
    company: names?.company ?? '',
    date: exact(report.sent_at) ?? '',
    footer: `Dénonciation ${report.id}`,
    hasContents: false,
    chapters: parts.map((part) => ({
      key: part.heading,
      title: part.heading,
      blocks: [{ kind: 'facts', facts: part.facts }],
    })),
  }
}

/** Of the facts in their order, as JSON: the same dénonciation has the same one, whenever it is printed. */
const digestOf = (parts: readonly Part[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

type Line = readonly [label: string, value: string | null | undefined]

/** The lines that say something. */
const facts = (lines: readonly Line[]): Part['facts'] =>
  lines.flatMap(([label, value]) => (value ? [[label, value] as const] : []))

const instantsOf = ({ id, sent_at, consent_at, answer_due_at }: DeclaredReport): readonly Line[] => [
  ['Envoyée le', exact(sent_at)],
  ['Consentement du client le', exact(consent_at)],
  ['Réponse attendue avant le', exact(answer_due_at)],
  ['Numéro', id],
]

function personOf({ person }: DeclaredReport): readonly Line[] {
  const said = entriesOf(person)
  const text = (name: string): string | null => {
    const value = said[name]
    return isText(value) ? value : null
  }
  return [
    ['Nom', [text('lastname'), text('firstname')].filter(Boolean).join(' ')],
    ['Né(e) le', text('birthdate')?.split('-').reverse().join('/')],
    ['E-mail', text('email')],
    ['Téléphone', text('phone')],
    ['Code postal', text('postal_code')],
  ]
}

/** `23/11/2026 à 18:00:05, heure de Paris`. */
function exact(instant: string | null | undefined): string | null {
  if (!isText(instant)) return null
  const { date, time } = deadlines.parisTime(instant)
  return `${date.split('-').reverse().join('/')} à ${time}, heure de Paris`
}
