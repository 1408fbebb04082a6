/** Where an amount stands in a simulation: `['yearly_report', 3, 'rent']`. */
export type AmountPath = readonly (string | number)[]

/** A figure of a simulation: the amounts that it adds up, most often a single one. */
export type Figure = readonly AmountPath[]

/** The figure of a result; undefined when one of its amounts is not there. */
export function amountAt(result: object, figure: Figure): number | undefined {
  const amounts = figure.map((path) => path.reduce<unknown>(childOf, result))
  return amounts.every((amount) => typeof amount === 'number') ? amounts.reduce((sum, amount) => sum + amount, 0) : undefined
}

function childOf(parent: unknown, name: string | number): unknown {
  return typeof parent === 'object' && parent !== null ? new Map<string, unknown>(Object.entries(parent)).get(String(name)) : undefined
}
