import { useState } from 'react'
import type { ListRequest } from '#client/api'
import { saleSheetAddress } from '#features/sales/contract/addresses'
import { nextOf } from '../all/stages'
import { deadlineText } from '../deadlineText'
import { saleKinds } from '../kinds'
import { useSales } from '../list/useSales'
import { useNow } from '../now'
import type { SaleRow } from '../saleRow'
import { byDeadline, withState } from './merged'

/** What is to be done with a sale. */
export interface SaleTask {
  readonly id: string
  /** `Option de Kaya`. */
  readonly name: string
  /** `Les Terrasses d’Ocrée, A310, expire dans 50 min`. */
  readonly note: string
  /** What is best done next, and where. */
  readonly action: string
  readonly address: string
  /** A day or an instant; null where it has none. */
  readonly at: string | null
  readonly isUrgent: boolean
}

/** An option asks for something once less than this is left of it. */
const SHORT_MS = 24 * 3_600_000

/** The states in which a booking or a dénonciation waits for who looks after it. */
const WAITING = {
  booking: ['draft', 'incomplete', 'contract_edited', 'in_signature', 'withdrawal_period'],
  report: ['expiring', 'conflict'],
}

/** What is to be done with sales, the first to come first. @param count how many of each kind are read */
export function useSaleTasks(filter: ListRequest['filter'], count: number) {
  const now = useNow()
  const [soon] = useState(() => new Date(Date.now() + SHORT_MS).toISOString())
  const request = { page: { size: count }, sort: ['deadline'] }
  const lists = [
    useSales(saleKinds.option, {
      ...request,
      filter: { ...filter, status: ['active', 'expiring'], deadline_by: soon },
    }),
    useSales(saleKinds.booking, { ...request, filter: { ...filter, status: WAITING.booking } }),
    useSales(saleKinds.report, { ...request, filter: { ...filter, status: WAITING.report } }),
  ]
  return {
    ...withState(lists),
    tasks: lists
      .flatMap(({ rows }) => rows)
      .sort(byDeadline)
      .map((sale) => taskOf(sale, now)),
    total: lists.reduce((sum, { page }) => sum + (page?.total ?? 0), 0),
  }
}

function taskOf(sale: SaleRow, now: number): SaleTask {
  const { id, type, status, client, program, promoter, lot, deadline } = sale
  const due = deadline === null ? undefined : deadlineText(deadline, now)
  const state = saleKinds[type].states[status]?.label.toLowerCase()
  return {
    id,
    name: `${saleKinds[type].one} de ${client ?? 'un collègue'}`,
    note: [program ?? promoter, lot, state, due && `échéance ${due.relative}`].filter(Boolean).join(', '),
    action: nextOf(sale),
    address: saleSheetAddress(type, id),
    at: deadline,
    isUrgent: due !== undefined && (due.isShort || due.isPast),
  }
}
