import { randomUUID } from 'node:crypto'
import { checkChange, checkComplete } from '#contract'
import { entriesOf } from '#contract/json'
import { deadlines } from '#domain'
import { holidayAreaOf, optionCreation, optionFields } from '#features/sales/contract'
import { optionLifecycle, type OptionAction, type OptionStatus } from '#features/sales/contract/lifecycles'
import { accepted, checkVersion, differing, isEmpty, notFound, scopeOf } from '#server/operations'
import type { Asking } from '#server/operations/collections'
import { idOf, type LifecycleChange, type Values } from '#server/operations/lifecycle'
import { insertResources } from '#server/repositories/resources'
import { policies } from '../policies'
import { tables } from '../tables'
import { tellContacts } from './contactLetters'
import { checkClientFile } from './declaredTo'
import { bookOption } from './bookings'
import { followFile } from './followFile'
import { optionSales, type Option } from './kinds'
import { followRanks, holdLotOnSale, termOf, type LotOnSale } from './lots'
import { tellOfOption } from './optionLetters'
import { rankFor } from './ranks'
import { useReports } from './usedReports'

/** Takes a rank of a lot. @throws Failure invalid, notFound, taken */
export async function createOption(asking: Asking, input: unknown): Promise<Option> {
  const { viewer, now } = asking
  scopeOf(policies.option.create, viewer)
  const { client_file, property, rank, comment } = accepted(checkComplete(optionCreation, input))
  await checkClientFile(asking, client_file)
  const onSale = await holdLotOnSale(asking, property)
  if (!onSale) throw notFound()
  const { lot } = onSale
  const taken = await rankFor(asking, onSale, rank ?? undefined)
  const began = beginning(onSale, taken, now)
  const id = await insertOption(asking, lot, { client_file_id: client_file, rank: taken, comment, ...began })
  const option = {
    company_id: viewer.companyId,
    id,
    client_file_id: client_file,
    created_by_id: viewer.userId,
    status: began.status,
    rank: taken,
    expires_at: 'expires_at' in began ? began.expires_at : null,
    validation_due_at: 'validation_due_at' in began ? (began.validation_due_at ?? null) : null,
  }
  await followRanks(asking, { lot, options: [...onSale.options, option] }, false)
  await useReports(asking, { clientFileId: client_file, lot })
  await followFile(asking, { companyId: viewer.companyId, clientFileId: client_file })
  const created = await optionSales.read(asking, id)
  await tell(asking, created, 'create', onSale)
  return created
}

/** Writes an option on a lot, and its first step. @returns its id */
async function insertOption(
  asking: Asking,
  lot: LotOnSale['lot'],
  columns: Values & { readonly status: OptionStatus },
): Promise<string> {
  const { database, viewer } = asking
  const id = randomUUID()
  const row = {
    property_id: lot.id,
    program_id: lot.program_id,
    promoter_id: lot.promoter_id,
    created_by_id: viewer.userId,
    channel: 'adviser',
    ...columns,
  }
  const scope = scopeOf(policies.option.create, viewer)
  await insertResources(tables.option, { scope, ownerId: id }, database, [row])
  await optionSales.keepBeginning(asking, id, columns.status)
  return id
}

/** How an option of this rank begins: it waits, for the promoter or for the other one, or holds the lot at once. */
function beginning({ lot }: LotOnSale, rank: number, now: Date) {
  if (rank > 1) return { status: 'waitlisted' as const }
  if (!lot.validates_options) return { status: 'active' as const, ...termOf(lot, now) }
  const due = deadlines.answerDue(now.toISOString(), holidayAreaOf(lot.municipality))
  return { status: 'requested' as const, validation_due_at: due.at }
}

/** Changes fields, or does the action that the input names. */
export async function changeOption(asking: Asking, { id, input, version }: LifecycleChange): Promise<Option> {
  const { onSale, current } = await holdWithLot(asking, id)
  checkVersion(current, version)
  const asked = entriesOf(input)
  if (asked['action'] !== undefined) return act(asking, { onSale, current }, asked)
  const changed = differing(current, accepted(checkChange(optionFields, input)))
  if (isEmpty(changed)) return current
  await optionSales.write(asking, id, changed)
  return optionSales.read(asking, id)
}

/** Gives a rank back; the option can still be read. */
export async function releaseOption(asking: Asking, id: string): Promise<void> {
  await changeOption(asking, { id, input: { action: 'release' } })
}

interface HeldOption {
  readonly onSale: LotOnSale
  readonly current: Option
}

/** Holds an option, after its lot: always in that order, so that no two transactions wait for each other. */
async function holdWithLot(asking: Asking, id: string): Promise<HeldOption> {
  scopeOf(policies.option.update, asking.viewer)
  const property = idOf(await optionSales.read(asking, id), 'property')
  const onSale = property === null ? undefined : await holdLotOnSale(asking, property)
  if (!onSale) throw notFound()
  return { onSale, current: await optionSales.lock(asking, id) }
}

async function act(asking: Asking, { onSale, current }: HeldOption, input: Values): Promise<Option> {
  const { viewer, now } = asking
  const { action, brought } = optionSales.asked(asking, current, input)
  const columns =
    action === 'convert'
      ? await converted(asking, { onSale, current }, brought)
      : { ...brought, ...termAfter(action, onSale, current, now) }
  const channel = optionLifecycle.transitions[action].by[0] ?? 'adviser'
  const reason = brought['reason']
  const after = await optionSales.move(asking, current, { action, columns: { ...columns, channel }, reason })
  // The booking holds the lot by now.
  if (action !== 'convert') await followLot(asking, { onSale, current: after })
  await followFile(asking, { companyId: viewer.companyId, clientFileId: idOf(current, 'client_file') ?? '' })
  await tell(asking, after, action, onSale)
  return optionSales.read(asking, current.id)
}

/** The option becomes a booking that is prepared: the lot is booked from then on. @returns the columns that say so */
async function converted(
  asking: Asking,
  { onSale, current }: HeldOption,
  { comment, ...more }: Values,
): Promise<Values> {
  const others = onSale.options.filter(({ id }) => id !== current.id)
  const bookingId = await bookOption(asking, { onSale: { ...onSale, options: others }, option: current, more })
  return { booking_id: bookingId, ...(comment ? { comment } : {}) }
}

/** From when, or to when, an option holds its lot once something was done with it. */
function termAfter(action: OptionAction, { lot }: LotOnSale, { attributes }: Option, now: Date): Values {
  if (action === 'accept') return termOf(lot, now)
  const { expires_at = null, extension_count } = attributes
  if (action !== 'extend' || expires_at === null) return {}
  return {
    expires_at: deadlines.extendedOptionEnd(expires_at, holidayAreaOf(lot.municipality)).at,
    extension_count: (extension_count ?? 0) + 1,
  }
}

/** What the lot becomes, and who waits for it, once one of its options changed. */
async function followLot(asking: Asking, { onSale, current }: HeldOption): Promise<void> {
  const { status, rank } = current.attributes
  const hasEnded = optionLifecycle.states[status ?? 'requested'].isFinal === true
  const options = onSale.options.flatMap((option) => {
    if (option.id !== current.id) return [option]
    return hasEnded ? [] : [{ ...option, status: status ?? option.status }]
  })
  await followRanks(asking, { lot: onSale.lot, options }, hasEnded && rank === 1)
}

/** Tells whoever made an option what a colleague did with it; whoever takes one has it confirmed. */
async function tell(
  { database, viewer, now, publicUrl }: Asking,
  option: Option,
  action: OptionAction | 'create',
  { lot }: LotOnSale,
): Promise<void> {
  const userId = idOf(option, 'created_by')
  const { expires_at, validation_due_at, reason, status, rank } = option.attributes
  const about = {
    companyId: viewer.companyId,
    clientFileId: idOf(option, 'client_file') ?? '',
    publicUrl,
    at: now,
    promoter: lot.promoter,
    until: (status === 'requested' ? validation_due_at : expires_at) ?? null,
  }
  const { label, tells = [] } = action === 'create' ? CREATION : optionLifecycle.transitions[action]
  const sale = { kind: 'option', id: option.id } as const
  await tellContacts(database, { ...about, sale, userId: viewer.userId, tells, label })
  if (userId === null || (action !== 'create' && userId === viewer.userId)) return
  await tellOfOption(database, {
    ...about,
    userId,
    action,
    reason: reason ?? null,
    rank: rank ?? 1,
    isRequested: status === 'requested',
  })
}

/** Whoever looks after options is told of new ones too. */
const CREATION = { label: 'Option posée', tells: ['option_contact'] } as const
