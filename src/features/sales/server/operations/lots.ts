import { statusAt } from '#contract/lifecycle'
import { deadlines } from '#domain'
import { lotState, type HeldLot } from '#features/catalogue/server'
import { optionLifecycle } from '#features/sales/contract/lifecycles'
import { holidayAreaOf } from '#features/sales/contract'
import type { Queryable } from '#server/db'
import { insertStep } from '../repositories/history'
import {
  lockLiveOptions,
  writeOption,
  type AutomaticAction,
  type LiveOption,
  type OptionChange,
} from '../repositories/options'
import { followFile } from './followFile'
import { tellOfOption } from './optionLetters'
import { automaticStep } from './steps'

/** A lot under its lock, and the options of all firms on it, by rank. */
export interface LotOnSale {
  readonly lot: HeldLot
  readonly options: readonly LiveOption[]
}

/** What moves sales: a transaction, an instant, and where letters lead. */
export interface Moving {
  readonly database: Queryable
  readonly now: Date
  readonly publicUrl: string
}

/**
 * Holds a lot, as it is at this very instant: what time made of its options is written down. Whoever takes, gives back or raises a
 * rank begins here, so that one after the other does. @returns undefined for a lot that is no more
 */
export async function holdLotOnSale(moving: Moving, propertyId: string): Promise<LotOnSale | undefined> {
  const lot = await lotState.lockLot(moving.database, propertyId)
  return lot && settle(moving, { lot, options: await lockLiveOptions(moving.database, propertyId) })
}

async function settle(moving: Moving, { lot, options }: LotOnSale): Promise<LotOnSale> {
  const left: LiveOption[] = []
  for (const option of options) {
    const status = statusAt(optionLifecycle, { status: option.status, attributes: option }, moving.now)
    if (status !== option.status)
      await moveByItself(moving, { lot, option, action: movingTo(status, option), change: { status } })
    if (status !== 'expired') left.push({ ...option, status })
  }
  return followRanks(moving, { lot, options: left }, left.length < options.length)
}

/** What time did: an option that its promoter has not answered lapses, the others end. */
function movingTo(status: LiveOption['status'], { status: from }: LiveOption): AutomaticAction {
  if (status !== 'expired') return 'tick'
  return from === 'requested' ? 'lapse' : 'expire'
}

/** What follows once a rank was taken or given back: who waits has the lot, and the catalogue says what became of it. */
export async function followRanks(moving: Moving, onSale: LotOnSale, isGivenBack: boolean): Promise<LotOnSale> {
  const { lot, options } = onSale
  const isFree = lot.status === 'available' || (isGivenBack && lot.status === 'optioned')
  const waiting = options.find(({ rank }) => rank > 1)
  if (isFree && waiting && !options.some(({ rank }) => rank === 1)) {
    const first = await promote(moving, lot, waiting)
    const others = options.filter((option) => option !== waiting)
    return { lot: await moveLot(moving, lot, 'optioned'), options: [first, ...others] }
  }
  const isOptioned = options.some(({ status }) => status === 'active' || status === 'expiring')
  if (!isFree) return onSale
  return { lot: await moveLot(moving, lot, isOptioned ? 'optioned' : 'available'), options }
}

/** The lot once the catalogue says this of it. */
async function moveLot({ database }: Moving, lot: HeldLot, status: HeldLot['status']): Promise<HeldLot> {
  if (lot.status === status) return lot
  await lotState.writeLotStatus(database, lot.id, status)
  return { ...lot, status }
}

/** Whoever waited holds the lot from now on, for as long as a new option would: nobody told them before. */
async function promote(moving: Moving, lot: HeldLot, option: LiveOption): Promise<LiveOption> {
  const change = { status: 'active' as const, rank: 1, ...termOf(lot, moving.now) }
  await moveByItself(moving, { lot, option, action: 'promote', change })
  return { ...option, ...change }
}

/** From when to when an option holds a lot that is taken now. */
export function termOf(lot: HeldLot, now: Date): { readonly starts_at: Date; readonly expires_at: string } {
  const days = lot.option_duration ?? undefined
  return {
    starts_at: now,
    expires_at: deadlines.optionEnd(now.toISOString(), holidayAreaOf(lot.municipality), days).at,
  }
}

interface Step {
  readonly lot: HeldLot
  readonly option: LiveOption
  readonly action: AutomaticAction
  readonly change: Omit<OptionChange, 'channel'>
}

/** Writes what nobody did, of whichever firm, and tells who made the option. */
export async function moveByItself(moving: Moving, { lot, option, action, change }: Step): Promise<void> {
  const { database, now, publicUrl } = moving
  const { company_id: companyId, client_file_id: clientFileId, id } = option
  await writeOption(database, option, { ...change, channel: 'system' })
  await insertStep(database, {
    ...automaticStep({ companyId, sale: { kind: 'option', id } }, now),
    action,
    from: option.status,
    to: optionLifecycle.transitions[action].to,
    reason: change.reason ?? null,
  })
  await followFile(moving, { companyId, clientFileId })
  await tellOfOption(database, {
    companyId,
    clientFileId,
    userId: option.created_by_id,
    publicUrl,
    action,
    at: now,
    promoter: lot.promoter,
    rank: option.rank,
    until: change.expires_at ?? option.expires_at ?? option.validation_due_at,
  })
}
