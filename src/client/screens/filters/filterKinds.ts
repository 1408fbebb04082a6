import { isIsoDate, isUuid, type Choice } from '#contract'
import type { ListFilter } from './listSearch'

/** One key of a list of choices. */
export const oneOf = (choices: Readonly<Record<string, string>>, name?: string): ListFilter => ({
  ...(name === undefined ? {} : { name }),
  accepts: (value) => Object.hasOwn(choices, value),
})
/** A day, `YYYY-MM-DD`. */
export const aDay = (name: string): ListFilter => ({ name, accepts: (value) => isIsoDate(value) })
/** A whole number, such as an amount of euros. */
export const aNumber = (name: string): ListFilter => ({ name, accepts: (value) => /^\d{1,10}$/.test(value) })
/** The id of another resource. */
export const anId = (name: string): ListFilter => ({ name, accepts: isUuid })
/** Said, or not: 1 in the address. */
export const aSwitch = (name: string): ListFilter => ({ name, accepts: (value) => value === '1' })
/** The slug of a place, `herault-34`. */
export const aPlace = (name: string): ListFilter => ({
  name,
  accepts: (value) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value),
})

/** What a list of labels offers. */
export const choicesOf = (labels: Readonly<Record<string, string>>): readonly Choice[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
