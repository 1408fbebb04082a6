import { randomUUID } from 'node:crypto'
import { checkChange, checkComplete } from '#contract'
import { entriesOf, isText } from '#contract/json'
import { bookingCreation, followedChange, preparedChange, type Buyer } from '#features/sales/contract'
import { bookingLifecycle, type BookingAction, type BookingStatus } from '#features/sales/contract/lifecycles'
import { accepted, checkVersion, differing, fieldErrors, invalid, isEmpty, notFound, scopeOf } from '#server/operations'
import { readResource, type Asking } from '#server/operations/collections'
import { idOf, type LifecycleChange, type Values } from '#server/operations/lifecycle'
import { insertResources, removeResources } from '#server/repositories/resources'
import { lotState, properties } from '#features/catalogue/server'
import { clients } from '#features/clientFile/server'
import { policies } from '../policies'
import { forgetBooking, isSentReport } from '../repositories/bookings'
import { tables } from '../tables'
import { effectsOf } from './bookingEffects'
import { tellOfBooking } from './bookingLetters'
import { bookLot, followBookedLot, holdLotOf, takeForBooking } from './bookingLots'
import { tellContacts } from './contactLetters'
import { tellBuyers } from './clientLetters'
import { checkClientFile } from './declaredTo'
import { followFile } from './followFile'
import { bookingSales, type Booking, type Option } from './kinds'
import { holdLotOnSale, type LotOnSale } from './lots'
import { refuseMissing, takePapers, withoutPapers } from './papers'
import { useReports } from './usedReports'

/** Prepares a booking: nothing is sent, and the lot is not held yet. @throws Failure invalid, notFound */
export async function createBooking(asking: Asking, input: unknown): Promise<Booking> {
  const { papers, rest } = withoutPapers(input)
  scopeOf(policies.booking.create, asking.viewer)
  const { client_file, property, report, ...said } = accepted(checkComplete(bookingCreation, rest))
  await checkClientFile(asking, client_file)
  await readResource(properties, asking, property)
  const file = { companyId: asking.viewer.companyId, clientFileId: client_file }
  if (isText(report) && !(await isSentReport(asking.database, file, report)))
    throw invalid(fieldErrors('report', 'Cette dénonciation n’est pas de ce dossier, ou n’est pas envoyée.'))
  const onSale = await holdLotOnSale(asking, property)
  if (!onSale) throw notFound()
  const { documents: _none, ...fields } = said
  const id = await insertDraft(asking, onSale, { clientFileId: client_file, report: report ?? null, fields })
  await takePapers(asking, id, papers)
  return bookingSales.read(asking, id)
}

/** The booking that an option becomes, which holds the lot. @returns its id @throws Failure invalid for what the file lacks */
export async function bookOption(
  asking: Asking,
  { onSale, option, more }: { readonly onSale: LotOnSale; readonly option: Option; readonly more: Values },
): Promise<string> {
  const clientFileId = idOf(option, 'client_file') ?? ''
  const client = await clients.findClient(asking.database, { companyId: asking.viewer.companyId, clientFileId })
  if (!client?.firstname || !client.lastname || !(client.email ?? client.phone) || !client.address)
    throw invalid(
      fieldErrors('client_file', 'Complétez dans le dossier l’identité, les coordonnées et l’adresse du client.'),
    )
  const { honorific: _honorific, firstname, lastname, email, phone } = client
  const sent = more['buyers'] as readonly Buyer[] | undefined
  const buyers = sent && sent.length > 0 ? sent : [{ firstname, lastname, email, phone }]
  if (!buyers.some(({ phone: mobile }) => isText(mobile) && mobile !== ''))
    throw invalid(fieldErrors('buyers', 'Un acquéreur au moins a un mobile\u00a0: il signe avec.'))
  await bookLot(asking, onSale)
  return insertDraft(asking, onSale, { clientFileId, report: null, option: option.id, fields: { buyers } })
}

interface Draft {
  readonly clientFileId: string
  readonly report: string | null
  readonly option?: string
  readonly fields: Values
}

async function insertDraft(asking: Asking, { lot }: LotOnSale, draft: Draft): Promise<string> {
  const { database, viewer } = asking
  const id = randomUUID()
  const known = Object.fromEntries(
    Object.entries(draft.fields).filter(([, value]) => value !== null && value !== undefined),
  )
  const row = {
    client_file_id: draft.clientFileId,
    property_id: lot.id,
    program_id: lot.program_id,
    promoter_id: lot.promoter_id,
    option_id: draft.option ?? null,
    report_id: draft.report,
    created_by_id: viewer.userId,
    status: bookingLifecycle.initial,
    ...(await lotState.findPrices(database, lot.id)),
    ...asColumns(known),
  }
  const scope = scopeOf(policies.booking.create, viewer)
  await insertResources(tables.booking, { scope, ownerId: id }, database, [row])
  await bookingSales.keepBeginning(asking, id, bookingLifecycle.initial)
  await useReports(asking, { clientFileId: draft.clientFileId, lot })
  await followFile(asking, { companyId: viewer.companyId, clientFileId: draft.clientFileId })
  return id
}

const JSON_COLUMNS: ReadonlySet<string> = new Set(['buyers', 'calls_for_funds', 'notary'])

/** Lists and objects are kept as JSON. */
const asColumns = (attributes: Values): Values =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      JSON_COLUMNS.has(name) && value !== null ? JSON.stringify(value) : value,
    ]),
  )

/** Changes fields and papers, or does the action that the input names. */
export async function changeBooking(asking: Asking, { id, input, version }: LifecycleChange): Promise<Booking> {
  const { onSale, current } = await holdWithLot(asking, id)
  checkVersion(current, version)
  const { papers, rest } = withoutPapers(input)
  const said = entriesOf(rest)
  if (said['action'] !== undefined) return act(asking, { onSale, current }, { input: said, papers })
  const isPrepared = ['draft', 'requested', 'incomplete'].includes(bookingSales.statusOf(current, asking.now))
  const changed = differing(current, accepted(checkChange(isPrepared ? preparedChange : followedChange, said)))
  await takePapers(asking, id, papers)
  if (!isEmpty(changed)) await bookingSales.write(asking, id, asColumns(changed))
  return bookingSales.read(asking, id)
}

/** Removes a draft; the lot that it held is free again. @throws Failure impossible for one that was sent */
export async function removeBooking(asking: Asking, id: string): Promise<void> {
  const { onSale, current } = await holdWithLot(asking, id)
  if (current.attributes.status !== 'draft') throw bookingSales.impossible(current, asking)
  const { companyId } = asking.viewer
  await followBookedLot(asking, onSale, { from: 'draft', to: 'cancelled_client', booking: current })
  await forgetBooking(asking.database, companyId, id)
  const scope = scopeOf(policies.booking.remove, asking.viewer)
  await removeResources(tables.booking, { scope, ids: [id] }, asking.database)
  await followFile(asking, { companyId, clientFileId: idOf(current, 'client_file') ?? '' })
}

interface HeldBooking {
  readonly onSale: LotOnSale
  readonly current: Booking
}

/** Holds a booking, after its lot: always in that order, so that no two transactions wait for each other. */
async function holdWithLot(asking: Asking, id: string): Promise<HeldBooking> {
  scopeOf(policies.booking.update, asking.viewer)
  const onSale = await holdLotOf(asking, await bookingSales.read(asking, id))
  return { onSale, current: await bookingSales.lock(asking, id) }
}

async function act(
  asking: Asking,
  { onSale, current }: HeldBooking,
  { input, papers }: { readonly input: Values; readonly papers: unknown },
): Promise<Booking> {
  const { action, brought } = bookingSales.asked(asking, current, input)
  await takePapers(asking, current.id, papers)
  const { buyers: _signing, ...fields } = action === 'client_sign' ? brought : { ...brought, buyers: undefined }
  const told = action === 'client_sign' || action === 'notify' ? fields : brought
  const booking = withFields(await bookingSales.read(asking, current.id), told)
  const effects = await effectsOf(action, { asking, booking, brought, lot: onSale.lot })
  await refuseMissing(asking, withFields(booking, effects), bookingLifecycle.transitions[action].needs?.papers ?? [])
  const taken = action === 'submit' ? { option_id: await takeForBooking(asking, onSale, booking) } : {}
  const from = bookingSales.statusOf(current, asking.now)
  const columns = asColumns({ ...told, ...effects, ...taken })
  const after = await bookingSales.move(asking, current, { action, columns, reason: brought['reason'] })
  await follow(asking, { onSale, current }, { action, from, after })
  return after
}

/** A booking as it is about to be. */
const withFields = (booking: Booking, fields: Values): Booking => ({
  ...booking,
  attributes: { ...booking.attributes, ...definedOnly(fields) },
})

const definedOnly = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

interface Step {
  readonly action: BookingAction
  readonly from: BookingStatus
  readonly after: Booking
}

async function follow(asking: Asking, { onSale, current }: HeldBooking, { action, from, after }: Step): Promise<void> {
  const to = after.attributes.status ?? from
  if (action !== 'submit') await followBookedLot(asking, onSale, { from, to, booking: current })
  const file = { companyId: asking.viewer.companyId, clientFileId: idOf(current, 'client_file') ?? '' }
  await followFile(asking, file)
  const { label, tells = [] } = bookingLifecycle.transitions[action]
  await tellContacts(asking.database, {
    ...file,
    userId: asking.viewer.userId,
    publicUrl: asking.publicUrl,
    at: asking.now,
    tells,
    label,
    sale: { kind: 'booking', id: after.id },
    promoter: onSale.lot.promoter,
  })
  if (tells.includes('client'))
    await tellBuyers(asking.database, {
      ...{ companyId: file.companyId, booking: after.id, promoter: onSale.lot.promoter, at: asking.now },
      ...{ buyers: after.attributes.buyers ?? [], until: after.attributes.signature_due_at ?? null },
      userId: asking.viewer.userId,
    })
  const userId = idOf(current, 'created_by')
  if (userId === null || userId === asking.viewer.userId) return
  await tellOfBooking(asking.database, {
    ...file,
    userId,
    publicUrl: asking.publicUrl,
    at: asking.now,
    action,
    promoter: onSale.lot.promoter,
    until: after.attributes.withdrawal_ends_at ?? null,
    reason: after.attributes.reason ?? null,
  })
}
