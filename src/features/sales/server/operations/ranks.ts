import type { Resource } from '#contract/jsonapi'
import { findContactAddresses } from '#features/company/server'
import { lotState, properties } from '#features/catalogue/server'
import { MOST_ACTIVE_OPTIONS, MOST_RANKS } from '#features/sales/contract/lifecycles'
import { Failure, fieldErrors, invalid } from '#server/operations'
import { readResource, type Asking } from '#server/operations/collections'
import { findBookingHolder } from '../repositories/bookings'
import { countHeld } from '../repositories/options'
import { findContact, type Contact } from '../repositories/contacts'
import type { LotOnSale } from './lots'

/** The rank that a request asks for; undefined: the first that is free. */
export type AskedRank = 1 | 2 | undefined

/**
 * The rank of a lot that a viewer may take.
 * @throws Failure notFound for a lot out of sight, impossible for one that its promoter does not sell, taken, invalid for one too many
 */
export async function rankFor(asking: Asking, onSale: LotOnSale, asked: AskedRank): Promise<number> {
  const { lot, options } = onSale
  const { data: shown } = await readResource(properties, asking, lot.id)
  const unsold = notSoldBecause(shown, lot.status)
  if (unsold) throw unsold
  const isFirstFree = lot.status === 'available' && !options.some(({ rank }) => rank === 1)
  const free = isFirstFree ? 1 : secondOf(onSale)
  if (free === undefined || (asked !== undefined && asked !== free) || isHeldBy(asking, onSale))
    throw await takenBy(asking, shown, onSale)
  if (free === 1) await refuseOneTooMany(asking, lot.program_id)
  return free
}

/** The rank behind the one that is taken; undefined when it is too, or when nobody may wait. */
const secondOf = ({ lot, options }: LotOnSale): number | undefined =>
  ['available', 'optioned'].includes(lot.status) && !options.some(({ rank }) => rank === MOST_RANKS)
    ? MOST_RANKS
    : undefined

/** One user never holds both ranks of a lot. */
const isHeldBy = ({ viewer }: Asking, { options }: LotOnSale): boolean =>
  options.some((option) => option.company_id === viewer.companyId && option.created_by_id === viewer.userId)

async function refuseOneTooMany({ database, viewer, now }: Asking, programId: string): Promise<void> {
  const { companyId, userId } = viewer
  if ((await countHeld(database, { companyId, userId, programId, now })) < MOST_ACTIVE_OPTIONS) return
  const message = `Vous tenez déjà ${MOST_ACTIVE_OPTIONS}\u00a0options dans ce programme. Levez-en une, ou réservez.`
  throw invalid(fieldErrors('property', message))
}

const UNSOLD: Readonly<Record<string, string>> = {
  blocked: 'Ce lot est bloqué par son promoteur.',
  withdrawn: 'Ce lot n’est plus à vendre\u00a0: son promoteur l’a retiré.',
}

/** Why a lot is not for sale at all; undefined where somebody may buy it, or has. */
export function notSoldBecause(lot: Resource, status: string): Failure | undefined {
  const because = UNSOLD[status]
  return because === undefined ? undefined : new Failure({ kind: 'impossible', current: lot, allowed: [], because })
}

/** What is said of a lot that another sale holds: who may tell more, never the client nor anybody of another firm. */
export async function takenBy(asking: Asking, lot: Resource, { options }: LotOnSale): Promise<Failure> {
  const similar = await lotState.findSimilarLots(asking, lot.id)
  const contact = await contactOf(asking, lot.id, options)
  return new Failure({ kind: 'taken', property: lot, contact, similar })
}

/** The colleague who holds the lot, or the contact of the firm for options. */
async function contactOf(
  { database, viewer: { companyId } }: Asking,
  propertyId: string,
  options: LotOnSale['options'],
): Promise<Contact | null> {
  const option = options.find(({ company_id }) => company_id === companyId)
  const holder = option?.created_by_id ?? (await findBookingHolder(database, companyId, propertyId))
  const found = await findContact(database, companyId, holder ?? null)
  if (found) return found
  const [email] = await findContactAddresses(database, companyId, 'is_option_contact')
  return email === undefined ? null : { name: 'Contact options', email, phone: null }
}
