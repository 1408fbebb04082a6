import { type Choice, type Field, type Options, acceptsNumber, define } from './field'
import { numericRule } from './rules'

/** Ceiling of everyday amounts, in euros (specification §9). */
export const STANDARD_AMOUNT = 999_999.99
/** Ceiling of heritage, income and price amounts, in euros (specification §9). */
export const LARGE_AMOUNT = 9_999_999_999.99
/** Ceiling of rates, as a fraction (specification §9). */
export const RATE = 9.9999

/** An amount in euros, two decimals, 0 to 999 999,99 unless bounded otherwise. */
export function amount<const Required extends boolean = false>(
  options: Options<number, Required> & { maximum?: number; minimum?: number },
): Field<number, Required> {
  const { minimum = 0, maximum = STANDARD_AMOUNT, ...rest } = options
  return define('amount', { unit: '€', ...rest }, numericRule({ minimum, maximum, decimals: 2 }), acceptsNumber, {
    minimum,
    maximum,
  })
}

/** An amount in euros, 0 to 9 999 999 999,99. */
export const largeAmount = <const Required extends boolean = false>(
  options: Options<number, Required>,
): Field<number, Required> => amount({ ...options, maximum: LARGE_AMOUNT })

/** A rate, carried as a fraction (0.0345), shown as a percentage; 0 to 9,9999 unless bounded otherwise. */
export function rate<const Required extends boolean = false>(
  options: Options<number, Required> & { minimum?: number; maximum?: number },
): Field<number, Required> {
  const { minimum = 0, maximum = RATE, ...rest } = options
  return define(
    'rate',
    { unit: '%', ...rest },
    numericRule({ minimum, maximum, decimals: 6, percent: true }),
    acceptsNumber,
    { minimum, maximum },
  )
}

/** A rate with suggested values; any other from 0 to 9,9999 is accepted too (specification §9). */
export const suggestedRate = <const Required extends boolean = false>(
  choices: readonly Choice[],
  options: Options<number, Required>,
): Field<number, Required> =>
  define('choice', options, numericRule({ minimum: 0, maximum: RATE, decimals: 6, percent: true }), acceptsNumber, {
    choices,
    minimum: 0,
    maximum: RATE,
  })

/** The largest whole number that a column holds. */
const LARGEST_INTEGER = 2_147_483_647

/** A whole number, at most `LARGEST_INTEGER` unless bounded otherwise. */
export function integer<const Required extends boolean = false>(
  options: Options<number, Required> & { minimum?: number; maximum?: number },
): Field<number, Required> {
  const { minimum, maximum = LARGEST_INTEGER, ...rest } = options
  const bounds = { ...(minimum === undefined ? {} : { minimum }), maximum }
  return define('integer', rest, numericRule({ ...bounds, decimals: 0 }), acceptsNumber, bounds)
}

/** A number of two decimals, such as a number of parts. */
export function decimal<const Required extends boolean = false>(
  options: Options<number, Required> & { minimum: number; maximum: number },
): Field<number, Required> {
  const { minimum, maximum, ...rest } = options
  return define('decimal', rest, numericRule({ minimum, maximum, decimals: 2 }), acceptsNumber, { minimum, maximum })
}

/** A latitude or a longitude, decimal degrees (WGS 84), to the ten centimetres. */
export const coordinate = <const Required extends boolean = false>(
  options: Options<number, Required>,
): Field<number, Required> =>
  define(
    'coordinate',
    { unit: '°', ...options },
    numericRule({ minimum: -180, maximum: 180, decimals: 6 }),
    acceptsNumber,
    { minimum: -180, maximum: 180 },
  )
