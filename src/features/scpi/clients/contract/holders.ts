import { isUuid } from '#contract'
import { isNumber, isObject } from '#contract/json'

/** Who holds a mass, and how much of it: a fraction. */
export interface Holder {
  readonly pp_account_id: string
  readonly share_rate: number
}

export const HOLDERS = 'Un ou deux titulaires sont attendus, dont les parts font 100\u202f% ensemble'

/** Parts of a hundred thousandth are told apart. */
const PRECISION = 1e-6

export function isHolders(value: unknown): value is readonly Holder[] {
  if (!Array.isArray(value) || value.length < 1 || value.length > 2) return false
  const holders = value.filter(isHolder)
  const isWhole = Math.abs(holders.reduce((sum, { share_rate }) => sum + share_rate, 0) - 1) < PRECISION
  const accounts = new Set(holders.map(({ pp_account_id }) => pp_account_id))
  return holders.length === value.length && accounts.size === value.length && isWhole
}

const isHolder = (value: unknown): value is Holder =>
  isObject(value) &&
  isUuid(value['pp_account_id']) &&
  isNumber(value['share_rate']) &&
  value['share_rate'] >= 0 &&
  value['share_rate'] <= 1
