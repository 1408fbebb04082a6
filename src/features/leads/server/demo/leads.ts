import type { Attributes } from '#contract'
import { FIRST_CONTACT_HOURS, RETENTION_YEARS, type LeadStatus } from '#features/leads/contract'
import { householdTax, schemes } from '#domain'
import { afterWorkingHours, findLocation } from '#server/services'
import { accounts, firmIds, type FirmIds } from '#features/account/server/demo'
import { archetypes, clientFileIdOf, householdParts, type Archetype } from '#features/clientFile/server/demo'
import { salesPlaces } from '#features/catalogue/server/demo'
import { drawFrom, type Draw, type DemoMaking, type Tables, firstNames, lastNames, streets } from '#server/demo'
import { exchangeNotes, wishes } from './words'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const ADVISERS = ['u2', 'u3', 'u4'] as const
const BUSINESS_PROVIDER = 'u6'
/** The files that began as a lead. */
const CONVERTED = archetypes.filter(({ origin }) => origin !== null)

/** How many leads are in each status. */
const COUNTS: readonly (readonly [LeadStatus, number])[] = [
  ['new', 8],
  ['assigned', 6],
  ['contacted', 8],
  ['unreachable', 5],
  ['qualified', 6],
  ['meeting', 4],
  ['converted', CONVERTED.length],
  ['lost', 3],
  ['duplicate', 1],
]

/** One of each group: money, time, person. */
const LOSS_REASONS = ['budget', 'postponed', 'wrong_contact_details'] as const

type Lead = Omit<Attributes<'client_lead'>, 'adviser_id' | 'duplicate_of_id'>

interface Making {
  readonly status: LeadStatus
  /** Among those of its status. */
  readonly index: number
  readonly rank: number
  readonly asOf: Date
  readonly draw: Draw
}

/** The 48 leads of the firm, and what was said to them. */
export function leadRows({ asOf, size }: DemoMaking): Tables {
  const { company, user } = firmIds(size)
  const plans = COUNTS.flatMap(([status, count]) => Array.from({ length: count }, (_, index) => ({ status, index })))
  const made = plans.map((plan, rank) =>
    makeLead({ ...plan, rank, asOf, draw: drawFrom(`lead ${String(rank)}`) }, company.ormeval, user),
  )
  const first = made[0]?.lead
  const leads = made.map(({ lead }) =>
    // The last one is the first one again, entered a second time.
    lead.status === 'duplicate' && first
      ? { ...lead, phone: first.phone, lastname: first.lastname, duplicate_of_id: first.id }
      : lead,
  )
  return { client_leads: leads, client_lead_exchanges: made.flatMap(({ exchanges }) => exchanges) }
}

function makeLead(making: Making, company_id: string, user: FirmIds['user']) {
  const { status, index, rank, asOf, draw } = making
  const id = draw.uuid()
  const createdAt = receivedAt(making)
  const exchanges = exchangesOf(making, createdAt)
  const lastExchange = exchanges.at(-1)?.occurred_at ?? null
  const archetype = status === 'converted' ? CONVERTED[index] : undefined
  const { adviser, origin, creator } = broughtBy(rank, archetype)
  return {
    lead: {
      company_id,
      id,
      ...identityOf(making, archetype),
      ...wishOf(draw, archetype?.project),
      ...budgetOf(draw, asOf),
      origin,
      ...progressOf(making, createdAt, lastExchange),
      ...stampsOf(createdAt.toISOString(), lastExchange ?? undefined),
      creator_id: user.get(creator) ?? null,
      adviser_id: status === 'new' ? null : (user.get(adviser) ?? null),
      client_file_id: archetype === undefined ? null : clientFileIdOf(archetype.key),
      duplicate_of_id: null as string | null,
    },
    exchanges: exchanges.map((exchange) => ({
      company_id,
      id: draw.uuid(),
      client_lead_id: id,
      ...exchange,
      author_name: nameOf(adviser),
      ...stampsOf(exchange.occurred_at),
    })),
  }
}

/** Whose lead it is, and how it came. */
function broughtBy(rank: number, archetype: Archetype | undefined) {
  const adviser = archetype?.adviser ?? ADVISERS[rank % ADVISERS.length] ?? 'u2'
  const origin = archetype?.origin ?? originOf(rank)
  return { adviser, origin, creator: origin === 'business_provider' ? BUSINESS_PROVIDER : adviser }
}

const stampsOf = (createdAt: string, updatedAt = createdAt) => ({
  version: 1,
  created_at: createdAt,
  updated_at: updatedAt,
})

/** Two of the new leads have waited for longer than the delay for a first contact. */
function receivedAt({ status, index, asOf, draw }: Making): Date {
  if (status === 'new') return new Date(asOf.getTime() - (index < 2 ? 30 + index * 20 : draw.number() * 3) * HOUR_MS)
  if (status === 'assigned') return new Date(asOf.getTime() - draw.whole(1, 3) * HOUR_MS)
  return new Date(asOf.getTime() - draw.whole(4, 80) * DAY_MS - draw.whole(0, 9) * HOUR_MS)
}

function originOf(rank: number): NonNullable<Lead['origin']> {
  const position = (rank * 7) % 20
  if (position < 8) return 'website'
  if (position < 13) return 'business_provider'
  return position < 16 ? 'fair' : 'recommendation'
}

const nameOf = (key: string): string => {
  const account = accounts.find((candidate) => candidate.key === key)
  return account ? `${account.first_name} ${account.last_name}` : ''
}

type Identity = Pick<
  Lead,
  | 'honorific'
  | 'firstname'
  | 'lastname'
  | 'birthdate'
  | 'email'
  | 'phone'
  | 'is_handicapped'
  | 'marital_status'
  | 'matrimonial_property_regime'
  | 'address'
  | 'postal_code'
  | 'municipality'
>

/** Somebody new, or the client of the file that the lead became. */
function identityOf({ rank, asOf, draw }: Making, archetype: Archetype | undefined): Identity {
  const place = findLocation(draw.pick(PLACES))
  const honorific = draw.chance(0.5) ? 'mr' : 'mrs'
  const firstname = draw.pick(firstNames[honorific])
  const lastname = lastNames[rank % lastNames.length] ?? ''
  const invented: Identity = {
    honorific,
    firstname,
    lastname,
    birthdate: `${String(asOf.getUTCFullYear() - draw.whole(27, 66))}-0${String(draw.whole(1, 9))}-${String(draw.whole(10, 28))}`,
    email: `${plain(firstname)}.${plain(lastname)}${String(rank)}@courriel.example`,
    phone: `06 39 98 ${String(draw.whole(10, 99))} ${String(10 + rank)}`,
    is_handicapped: false,
    marital_status: draw.pick(['single', 'married', 'pacs', 'divorced', 'concubinage', 'widowed']),
    matrimonial_property_regime: draw.pick(['community_property', 'property_separation', 'joint_ownership']),
    address: `${String(draw.whole(1, 60))} ${draw.pick(streets)}`,
    postal_code: place?.postal_codes[0] ?? null,
    municipality: place?.slug ?? null,
  }
  if (!archetype) return invented
  const person = householdParts({ archetype, draw: drawFrom(`demo ${archetype.key}`), asOf, authorName: '' }).find(
    ({ type }) => type === 'person',
  )
  return person?.type === 'person'
    ? { ...invented, ...person.attributes, email: person.attributes.email ?? invented.email }
    : invented
}

const [firstPlace, ...otherPlaces] = salesPlaces.map(({ slug }) => slug)
const PLACES = [firstPlace ?? '', ...otherPlaces] as const

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()

function wishOf(
  draw: Draw,
  project: Lead['project_type'] | undefined,
): Pick<Lead, 'project_type' | 'project_description' | 'investment_amount' | 'comment'> {
  return {
    project_type:
      project ??
      draw.some(
        schemes.all.map(({ id }) => id).filter((id) => id !== 'pinel'),
        1,
      )[0] ??
      'long_term_rental',
    project_description: draw.pick(wishes),
    investment_amount: draw.stepped(120_000, 420_000, 10_000),
    comment: null,
  }
}

/** Incomes as people say them; the tax is the one that the law gives to them. */
function budgetOf(
  draw: Draw,
  asOf: Date,
): Pick<
  Lead,
  'net_monthly_income' | 'annual_tax' | 'alimony' | 'fiscal_part' | 'monthly_rent' | 'monthly_loan_payment'
> {
  const net_monthly_income = draw.stepped(2_000, 9_000, 50)
  const joint = draw.chance(0.5)
  const composition = {
    joint,
    children: Array.from({ length: joint ? draw.whole(0, 2) : 0 }, () => ({
      has_alternating_custody: false,
      is_handicapped: false,
    })),
  }
  const { tax, parts } = householdTax(
    Math.round(((net_monthly_income * 12) / 0.98) * 0.9),
    composition,
    asOf.getUTCFullYear() - 1,
  )
  return {
    net_monthly_income,
    annual_tax: tax,
    fiscal_part: parts,
    alimony: 0,
    monthly_rent: draw.chance(0.5) ? draw.stepped(550, 1_100, 10) : 0,
    monthly_loan_payment: draw.chance(0.6) ? draw.stepped(100, 700, 10) : 0,
  }
}

/** Nobody was spoken to before the lead is `contacted`; five calls were missed at most. */
function exchangesOf({ status, index, asOf, draw }: Making, createdAt: Date) {
  if (status === 'new' || status === 'assigned' || status === 'duplicate') return []
  const outcome = status === 'unreachable' ? ('no_answer' as const) : ('reached' as const)
  const count = status === 'unreachable' ? index + 1 : draw.whole(1, 3)
  const span = asOf.getTime() - createdAt.getTime()
  return Array.from({ length: count }, (_, call) => ({
    channel:
      outcome === 'no_answer'
        ? ('phone' as const)
        : draw.pick(['phone', 'email', 'meeting', 'video', 'text_message'] as const),
    outcome,
    occurred_at: new Date(createdAt.getTime() + (span * (call + 1)) / (count + 1)).toISOString(),
    comment: draw.pick(exchangeNotes),
  }))
}

type Progress = Pick<
  Lead,
  | 'status'
  | 'loss_reason'
  | 'meeting_at'
  | 'has_consent'
  | 'consented_on'
  | 'retained_until'
  | 'attempts'
  | 'first_contact_due_at'
  | 'next_attempt_at'
  | 'last_exchange_at'
>

function progressOf({ status, index, asOf, draw }: Making, createdAt: Date, lastExchange: string | null): Progress {
  const day = (lastExchange ?? createdAt.toISOString()).slice(0, 10)
  const has_consent = draw.chance(0.8)
  return {
    status,
    loss_reason: status === 'lost' ? (LOSS_REASONS[index] ?? 'budget') : null,
    meeting_at:
      status === 'meeting' ? new Date(asOf.getTime() + (index + 1) * DAY_MS + index * HOUR_MS).toISOString() : null,
    has_consent,
    consented_on: has_consent ? createdAt.toISOString().slice(0, 10) : null,
    retained_until: `${String(Number(day.slice(0, 4)) + RETENTION_YEARS)}${day.slice(4)}`.replace('02-29', '02-28'),
    attempts: status === 'unreachable' ? index + 1 : 0,
    first_contact_due_at: afterWorkingHours(createdAt, FIRST_CONTACT_HOURS).toISOString(),
    next_attempt_at: status === 'unreachable' ? new Date(asOf.getTime() + (index - 1) * DAY_MS).toISOString() : null,
    last_exchange_at: lastExchange,
  }
}
