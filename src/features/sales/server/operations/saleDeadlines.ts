import { deadlines, type Deadline } from '#domain'
import { isText } from '#contract/json'
import { holidayAreaOf } from '#features/sales/contract'
import type { Queryable } from '#server/db'
import { partners, type PromoterTerms } from '#features/catalogue/server'
import type { Booking, Option, Report } from './kinds'
import { idOf } from '#server/operations/lifecycle'

/** A deadline of a sale, and how it is found. */
export interface SaleDeadline {
  /** The attribute that holds it. */
  readonly key: string
  readonly label: string
  /** Instant. */
  readonly at: string
  /** In French, in their order; none for what a contract or a person says. */
  readonly steps: readonly string[]
  readonly source: string | null
}

type Sale = Report | Option | Booking
/** A deadline that the law or practice gives; undefined while its beginning is not known. */
type Found = Deadline | undefined

/** The deadlines of a sale that are known, the first to come first. */
export async function deadlinesOf(database: Queryable, sale: Sale): Promise<readonly SaleDeadline[]> {
  const ofPromoter = { promoterId: idOf(sale, 'promoter'), programId: idOf(sale, 'program') }
  const found = byType(sale, await partners.findTerms(database, ofPromoter))
  return found
    .flatMap(([key, label, at, explained]) => (isText(at) ? [written(key, label, at, explained)] : []))
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

type Line = readonly [key: string, label: string, at: unknown, explained?: Found]

function byType(sale: Sale, terms: PromoterTerms | undefined): readonly Line[] {
  const area = holidayAreaOf(terms?.municipality ?? null)
  if (sale.type === 'report') return ofReport(sale, area, terms)
  return sale.type === 'option' ? ofOption(sale, area, terms) : ofBooking(sale, area)
}

/** An explanation stands only where it leads to the very instant that is kept: terms may have changed since. */
function written(key: string, label: string, at: string, explained: Found): SaleDeadline {
  const isSame = explained !== undefined && Date.parse(explained.at) === Date.parse(at)
  return {
    key,
    label,
    at,
    steps: isSame ? explained.steps.map(({ text }) => text) : [],
    source: isSame ? explained.source : null,
  }
}

type Area = ReturnType<typeof holidayAreaOf>
const from = (start: string | null | undefined, find: (start: string) => Deadline): Found =>
  isText(start) ? find(start) : undefined

/** What was waited for, as long as it has not come. */
const until = (met: string | null | undefined, at: string | null | undefined): string | null | undefined =>
  isText(met) ? null : at

const endOf = (day: string | null | undefined): string | null => (isText(day) ? deadlines.endOfDay(day) : null)

function ofReport({ attributes }: Report, area: Area, terms: PromoterTerms | undefined): readonly Line[] {
  const { sent_at, answer_due_at, accepted_at, expires_at, renewal_count } = attributes
  const end = (start: string) => deadlines.reportEnd(start, terms?.reportDuration ?? undefined)
  const first = from(accepted_at, end)
  return [
    [
      'answer_due_at',
      'Réponse du promoteur',
      until(accepted_at, answer_due_at),
      from(sent_at, (start) => deadlines.answerDue(start, area)),
    ],
    ['expires_at', 'Fin de la dénonciation', expires_at, renewal_count ? from(first?.at, end) : first],
  ]
}

function ofOption({ attributes }: Option, area: Area, terms: PromoterTerms | undefined): readonly Line[] {
  const { starts_at, expires_at, validation_due_at, extension_count, created_at } = attributes
  const first = from(starts_at, (start) => deadlines.optionEnd(start, area, terms?.optionDuration ?? undefined))
  const extended = from(first?.at, (end) => deadlines.extendedOptionEnd(end, area))
  return [
    [
      'validation_due_at',
      'Réponse du promoteur',
      until(starts_at, validation_due_at),
      from(created_at, (start) => deadlines.answerDue(start, area)),
    ],
    ['expires_at', 'Fin de l’option', expires_at, extension_count ? extended : first],
  ]
}

function ofBooking({ attributes }: Booking, area: Area): readonly Line[] {
  const { notified_at, loan_offer_at, deed_draft_at, loan_deadline, delivery_expected_at } = attributes
  return [
    ['signature_due_at', 'Signature du contrat', until(attributes.client_signed_at, attributes.signature_due_at)],
    [
      'withdrawal_ends_at',
      'Fin du délai de rétractation',
      attributes.status === 'withdrawal_period' ? attributes.withdrawal_ends_at : null,
      from(notified_at, (day) => deadlines.withdrawalEnd(day, area)),
    ],
    ['loan_deadline', 'Prêt à obtenir', until(attributes.loan_accepted_at, endOf(loan_deadline))],
    [
      'loan_reflection_ends_at',
      'Fin du délai de réflexion',
      attributes.loan_reflection_ends_at,
      from(loan_offer_at, deadlines.reflectionEnd),
    ],
    [
      'deed_earliest_at',
      'Acte au plus tôt',
      until(attributes.deed_at, attributes.deed_earliest_at),
      from(deed_draft_at, deadlines.earliestDeed),
    ],
    ['deed_at', 'Signature de l’acte', until(attributes.deed_signed_at, attributes.deed_at)],
    ['deposit_refund_due_at', 'Restitution du dépôt', attributes.deposit_refund_due_at],
    ['delivery_expected_at', 'Livraison prévue', until(attributes.delivered_at, endOf(delivery_expected_at))],
  ]
}
