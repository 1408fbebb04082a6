import * as yup from 'yup'
import { messages } from '../messages'
import { parseNumber, roundTo } from '../values'
import { isAbsent } from './field'

export interface Numeric {
  minimum?: number
  maximum?: number
  decimals: number
  percent?: boolean
}

/** Numbers accept spaces and a comma decimal (specification §5) and are rounded to the decimals that the column keeps. */
export function numericRule({ minimum, maximum, decimals, percent = false }: Numeric): yup.Schema {
  const shown = (bound: number) =>
    percent ? `${messages.bound(roundTo(bound * 100, 2))}\u202f%` : messages.bound(bound)
  let rule = yup
    .number()
    .nullable()
    .typeError(decimals === 0 ? messages.integer : messages.number)
    .transform((_cast, original: unknown) => {
      const value = parseNumber(original)
      return typeof value === 'number' && decimals > 0 ? roundTo(value, decimals) : value
    })
  if (decimals === 0) rule = rule.integer(messages.integer)
  if (minimum !== undefined) rule = rule.min(minimum, `Minimum ${shown(minimum)}`)
  if (maximum !== undefined) rule = rule.max(maximum, `Maximum ${shown(maximum)}`)
  return rule
}

/** Text is trimmed and an empty text is null; characters that no keyboard types are refused. */
export function textRule(): yup.StringSchema<string | null | undefined> {
  return yup
    .string()
    .nullable()
    .typeError(messages.string)
    .transform((_cast, original: unknown) => (typeof original === 'string' ? original.trim() || null : original))
    .test('control', messages.control, (value) => !/[^\P{Cc}\n\r\t]|\p{Cs}/u.test(value ?? ''))
}

export const bounded = (rule: yup.StringSchema<string | null | undefined>, maxLength: number) =>
  rule.max(maxLength, messages.maxLength(maxLength))
export const exactly = (rule: yup.StringSchema<string | null | undefined>, length: number) =>
  matching(rule, messages.exactLength(length), (value) => value.length === length)
export const matching = (
  rule: yup.StringSchema<string | null | undefined>,
  message: string,
  isValid: (value: string) => boolean,
) => rule.test('format', message, (value) => isAbsent(value) || isValid(String(value)))
