import * as yup from 'yup'
import { messages } from '../messages'
import { type Words, type Field, type Options, isAbsent, acceptsFlag, define } from './field'
import { numericRule, textRule, matching } from './rules'

/** A yes or no. Never null once the resource exists. `mustBe` is the only answer that is taken. */
export function flag<const Required extends boolean = false>(
  options: Options<boolean, Required> & { mustBe?: boolean },
): Field<boolean, Required> {
  const { mustBe, ...rest } = options
  const rule = yup
    .boolean()
    .nullable()
    .typeError(messages.boolean)
    .transform((_cast, original: unknown) => original)
    .test(
      'mustBe',
      mustBe === true ? messages.mustBeTrue : messages.mustBeFalse,
      (value: unknown) => mustBe === undefined || isAbsent(value) || value === mustBe,
    )
  return define('flag', { initial: false, ...rest }, rule, acceptsFlag)
}

/** A question that is answered by yes or no, and by neither until somebody is asked. */
export function yesNo<const Required extends boolean = false>(
  options: Options<boolean, Required>,
): Field<boolean, Required> & { readonly mayLack: true } {
  const rule = yup
    .boolean()
    .nullable()
    .typeError(messages.boolean)
    .transform((_cast, original: unknown) => (original === '' ? null : original))
  return { ...define('yesNo', options, rule, acceptsFlag), mayLack: true }
}

/** One value of a list, carried as its key. */
export function choice<const Labels extends Readonly<Record<string, string>>, const Required extends boolean = false>(
  labels: Labels,
  options: Options<NoInfer<keyof Labels & string>, Required>,
): Field<keyof Labels & string, Required> {
  const isChoice = (value: unknown): value is keyof Labels & string =>
    typeof value === 'string' && Object.hasOwn(labels, value)
  const choices = Object.entries(labels).map(([value, label]) => ({ value, label }))
  return define(
    'choice',
    options,
    matching(textRule(), messages.choice, isChoice),
    (value): value is (keyof Labels & string) | null => value === null || isChoice(value),
    { choices },
  )
}

/** Values of a list in an order of one's own, each once; those that are left out come last. */
export function ranking<const Labels extends Readonly<Record<string, string>>>(
  labels: Labels,
  options: Words,
): Field<readonly (keyof Labels & string)[], false> {
  const isRanking = (value: unknown): value is readonly (keyof Labels & string)[] =>
    Array.isArray(value) &&
    new Set(value).size === value.length &&
    value.every((item) => typeof item === 'string' && Object.hasOwn(labels, item))
  const rule = yup
    .mixed()
    .nullable()
    .transform((_cast, original: unknown) => original ?? [])
    .test('ranking', messages.ranking, (value: unknown) => isAbsent(value) || isRanking(value))
  const choices = Object.entries(labels).map(([value, label]) => ({ value, label }))
  return define<readonly (keyof Labels & string)[], false>(
    'list',
    { ...options, required: false, initial: [] },
    rule,
    (value): value is readonly (keyof Labels & string)[] | null => value === null || isRanking(value),
    { choices },
  )
}

/** One number of a list: a term in years, a scale rate. */
export function numberChoice<const Value extends number, const Required extends boolean = false>(
  choices: readonly { readonly value: Value; readonly label: string }[],
  options: Options<NoInfer<Value>, Required>,
): Field<Value, Required> {
  const isChoice = (value: unknown): value is Value => choices.some((candidate) => candidate.value === value)
  const rule = numericRule({ decimals: 6 }).test(
    'choice',
    messages.choice,
    (value: unknown) => isAbsent(value) || isChoice(value),
  )
  return define('choice', options, rule, (value): value is Value | null => value === null || isChoice(value), {
    choices,
  })
}
