import * as yup from 'yup'
import { messages } from '../messages'
import { type Field, type Options, acceptsText, define } from './field'
import { textRule, bounded, exactly, matching } from './rules'

/** A line of text; 255 characters unless bounded otherwise. `length` is an exact one, `equals` the only text that is taken. */
export function text<const Required extends boolean = false>(
  options: Options<string, Required> & { maxLength?: number; length?: number; equals?: string },
): Field<string, Required> {
  const { length, maxLength = length ?? 255, equals, ...rest } = options
  let rule = length === undefined ? bounded(textRule(), maxLength) : exactly(textRule(), length)
  if (equals !== undefined) rule = matching(rule, messages.mustEqual(equals), (value) => value === equals)
  return define('text', rest, rule, acceptsText, { maxLength })
}

/** Several lines of text. */
export function longText<const Required extends boolean = false>(
  options: Options<string, Required> & { maxLength?: number },
): Field<string, Required> {
  const { maxLength = 20_000, ...rest } = options
  return define('longText', rest, bounded(textRule(), maxLength), acceptsText, { maxLength })
}

/** A password: not trimmed, never logged, never stored as it is. */
export function password<const Required extends boolean = false>(
  options: Options<string, Required> & { minLength?: number },
): Field<string, Required> {
  const { minLength, ...rest } = options
  let rule = yup
    .string()
    .nullable()
    .typeError(messages.string)
    .transform((_cast, original: unknown) => original)
    .max(255, messages.maxLength(255))
  if (minLength !== undefined) rule = rule.min(minLength, messages.minLength(minLength))
  return define('password', { ...rest, private: true }, rule, acceptsText, { maxLength: 255 })
}

/** An e-mail address, 255 characters at most. */
export const email = <const Required extends boolean = false>(
  options: Options<string, Required>,
): Field<string, Required> =>
  define('email', { private: true, ...options }, bounded(textRule(), 255).email(messages.email), acceptsText, {
    maxLength: 255,
  })

/** A telephone number, 50 characters at most. */
export const phone = <const Required extends boolean = false>(
  options: Options<string, Required>,
): Field<string, Required> =>
  define(
    'phone',
    { private: true, ...options },
    matching(bounded(textRule(), 50), messages.phone, (value) => /^\+?[0-9][0-9 .()\-\u00a0\u202f]{5,}$/.test(value)),
    acceptsText,
    { maxLength: 50 },
  )

/** A French mobile number: 06 or 07, or with +33 or 0033 before; spaces, points and hyphens between digits. */
export const mobile = <const Required extends boolean = false>(
  options: Options<string, Required>,
): Field<string, Required> =>
  define(
    'phone',
    { private: true, ...options },
    matching(bounded(textRule(), 50), messages.mobile, (value) => /^(?:\+33|0033|0)[67]\d{8}$/.test(compact(value))),
    acceptsText,
    { maxLength: 50 },
  )

/** A number without what separates its digits, nor the zero in brackets of `+33 (0)6`. */
const compact = (value: string): string => value.replace(/\(0\)/, '').replace(/[\s.-]/g, '')

/** A French postal code, exactly five digits. */
export const postalCode = <const Required extends boolean = false>(
  options: Options<string, Required>,
): Field<string, Required> =>
  define(
    'postalCode',
    { private: true, ...options },
    matching(textRule(), messages.postalCode, (value) => /^\d{5}$/.test(value)),
    acceptsText,
    { maxLength: 5 },
  )
