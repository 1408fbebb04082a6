import * as yup from 'yup'
import { messages } from '../messages'
import { type Field, type Options, acceptsText, define } from './field'
import { textRule, bounded, matching } from './rules'

/** A line of text; 255 characters unless bounded otherwise. */
export function text<const Required extends boolean = false>(
  options: Options<string, Required> & { maxLength?: number },
): Field<string, Required> {
  const { maxLength = 255, ...rest } = options
  return define('text', rest, bounded(textRule(), maxLength), acceptsText, { maxLength })
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
