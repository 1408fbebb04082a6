import { randomUUID } from 'node:crypto'
import { checkComplete, definitionOf } from '#contract'
import type { ReportedType } from '#features/catalogue/contract/updates'
import type { Queryable } from '#server/db'
import { accepted, notFound } from '#server/operations'
import { earnedYields } from '../feed'
import { holdImports, insertRows, updateRows } from '../repositories'
import { findEarningLot } from '../repositories/correction'

interface Correction {
  readonly type: ReportedType
  readonly id: string
  readonly field: string
  readonly value: unknown
  readonly now: Date
}

/** Writes the right value of an attribute; a price keeps its history, yields follow. @throws Failure invalid for a value that is none */
export async function correctValue(transaction: Queryable, { type, id, field, value, now }: Correction): Promise<void> {
  const known = definitionOf(type).fields[field]
  if (!known) throw notFound()
  const definition = { fields: { value: { ...known, readOnly: false, required: true } } }
  const { value: right } = accepted(checkComplete(definition, { value }))
  await holdImports(transaction)
  if (type === 'program') await updateRows(transaction, 'programs', [{ id, [field]: right }])
  else await correctLot(transaction, id, { [field]: right }, now.toISOString().slice(0, 10))
}

async function correctLot(
  transaction: Queryable,
  id: string,
  corrected: Readonly<Record<string, unknown>>,
  today: string,
): Promise<void> {
  const lot = await findEarningLot(transaction, id)
  if (!lot) throw notFound()
  const { seniority, ...earned } = { ...lot, ...corrected }
  const { property_price: previous_price } = lot
  const isRepriced = earned.property_price !== previous_price
  await updateRows(transaction, 'properties', [
    {
      id,
      ...corrected,
      ...earnedYields(earned, { program: { seniority }, on: today }),
      ...(isRepriced ? { previous_price, price_changed_on: today } : {}),
    },
  ])
  if (!isRepriced) return
  const { property_price } = earned
  await insertRows(transaction, 'property_price_changes', [
    { id: randomUUID(), property_id: id, changed_on: today, previous_price, property_price, version: 1 },
  ])
}
