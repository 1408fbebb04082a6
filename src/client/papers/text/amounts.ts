import { plain } from './plain'

/** `1 234,56`, `1.234,56`, `1234.56`, `−300`: thousands by threes, at most two decimals. */
const AMOUNT = /(?<![\d.,/a-z])(-\s?)?(\d{1,3}(?:[ .]\d{3})+|\d+)(?:[.,](\d{1,2}))?(?![\d/%a-df-z]|[.,]\d| ?%)/g

/** The amounts that a text holds, in their order. What is a date or a percentage is none. */
export const amountsOf = (text: string): readonly number[] =>
  [...plain(text).matchAll(AMOUNT)].map(
    ([, minus, whole = '', decimals]) =>
      Number(`${whole.replace(/[ .]/g, '')}.${decimals ?? '0'}`) * (minus === undefined ? 1 : -1),
  )

/** Whether a text is one amount and nothing else, but for a currency. */
export const isAmount = (text: string): boolean =>
  /^[-+]?\s?(?:\d{1,3}(?:[ .]\d{3})+|\d+)(?:[.,]\d{1,2})?\s?(?:€|eur|euros?)?$/.test(plain(text).trim())

/** `3,45 %` as a fraction, 0.0345. */
export function percentOf(text: string): number | undefined {
  const [, written] = /(\d{1,2}(?:[.,]\d{1,5})?)\s?%/.exec(plain(text)) ?? []
  return written === undefined ? undefined : Number((Number(written.replace(',', '.')) / 100).toFixed(7))
}

/** `2,50`, `2.5`, `3`: a number that is no amount. */
export function decimalOf(text: string): number | undefined {
  const [, written] = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?)(?![\d.,])/.exec(plain(text)) ?? []
  return written === undefined ? undefined : Number(written.replace(',', '.'))
}
