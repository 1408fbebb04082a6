import { isObject } from '#contract/json'
/**
 * A figure of a simulation: the amounts that it adds up, most often a single one, each by the key of its trace. Rows are
 * named by what tells them apart: `yearly_report.2030.rent`, `loan_schedule.12.interest`.
 */
export type Figure = readonly string[]

/** The figure of a result; undefined when one of its amounts is not there. */
export function amountAt(result: object, figure: Figure): number | undefined {
  const amounts = figure.map((key) => amountOf(key.split('.').reduce<unknown>(childOf, result)))
  return amounts.every((amount) => amount !== undefined) ? amounts.reduce((sum, amount) => sum + amount, 0) : undefined
}

/** An amount that comes with its year, or alone. */
function amountOf(found: unknown): number | undefined {
  const amount = isObject(found) ? childOf(found, 'amount') : found
  return typeof amount === 'number' ? amount : undefined
}

function childOf(parent: unknown, name: string): unknown {
  if (Array.isArray(parent))
    return parent.find((row: unknown) => isObject(row) && NAMES.some((id) => String(row[id]) === name))
  return isObject(parent) && Object.hasOwn(parent, name) ? parent[name] : undefined
}

/** What tells the rows of a list apart. */
const NAMES = ['year', 'number', 'key']
