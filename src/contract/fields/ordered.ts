import type * as yup from 'yup'
import { entriesOf, isNumber } from '../json'
import { isAbsent, type Field } from './field'

interface Order {
  /** The attribute of the same resource that it is held to, of the same kind and bounds. */
  readonly other: string
  readonly is: 'notBelow' | 'notAbove'
  /** @param bound what the other attribute holds */
  readonly message: (bound: number) => string
}

/**
 * A number that may not pass the wrong side of another attribute of its resource: the end of a period and its beginning. Nothing is said
 * while the other one is absent or wrong by itself.
 */
export function ordered<Required extends boolean>(
  field: Field<number, Required>,
  { other, is, message }: Order,
): Field<number, Required> {
  const { minimum = -Infinity, maximum = Infinity } = field
  const isRight = (value: number, bound: number) => (is === 'notBelow' ? value >= bound : value <= bound)
  const rule = field.rule.test('ordered', (value: unknown, { options, parent, createError }: yup.TestContext) => {
    const bound: unknown = entriesOf(options.context ?? parent)[other]
    if (isAbsent(value) || !isNumber(value) || !isNumber(bound) || bound < minimum || bound > maximum) return true
    return isRight(value, bound) || createError({ message: message(bound) })
  })
  return { ...field, rule, dependsOn: other }
}
