import { isIsoDate, resources, type Field } from '#contract'
import { solutionConfiguration } from '#features/simulation/contract'
import type { SimulationContext, Operation, Variation } from '#client/engine'
import { formatDate, formatEuros, formatNumber, formatPercent } from '#client/ui'

/** A value that a calculation starts from, and the same operation with another value: whether a figure moves tells whether it counts. */
export interface Basis {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly origin: 'answer' | 'firm' | 'market'
  readonly variation: Variation
  /** Who publishes it, where somebody does. */
  readonly source?: string | undefined
}

const fieldOf = (fields: Readonly<Record<string, Field>>, name: string): Field | undefined => fields[name]

/** Another value of the same kind, near the first. */
function nudged(value: number, kind: Field['kind']): number | undefined {
  switch (kind) {
    case 'amount':
      return value + Math.max(100, value / 100)
    case 'rate':
      return value + 0.001
    case 'decimal':
      return value + 0.5
    case 'integer':
      return value > 1 ? value - 1 : value + 1
    default:
      return undefined
  }
}

function written(value: number, { kind, unit }: Field): string {
  return kind === 'rate' ? formatPercent(value) : formatNumber(value, { unit: unit ?? '€' })
}

/** The numbers that the operation was given: answers of the file, assumptions of the firm, market of the place. */
export function basesOf({ configuration, context }: Operation): Basis[] {
  const answers = numbersOf(configuration, solutionConfiguration.fields)
  const assumptions = numbersOf(context.defaults, resources.simulation_configuration.fields)
  return [
    ...answers.map((number) => ({
      ...number,
      origin: 'answer' as const,
      variation: { configuration: { [number.name]: number.other } },
    })),
    ...assumptions.map((number) => ({
      ...number,
      origin: 'firm' as const,
      variation: { defaults: { [number.name]: number.other } },
    })),
    ...marketBases(context.market),
  ]
}

function numbersOf(values: object, fields: Readonly<Record<string, Field>>) {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
    const field = fieldOf(fields, name)
    const other = field && typeof value === 'number' ? nudged(value, field.kind) : undefined
    return field && typeof value === 'number' && other !== undefined
      ? [{ name, label: field.label, value: written(value, field), other }]
      : []
  })
}

/** `Carte des loyers…, Licence Ouverte 2.0, depuis le 05/09/2025`; of a year alone: `2025`. */
function published(source: Source | undefined): string | undefined {
  if (!source) return undefined
  const since = isIsoDate(source.as_of) ? `depuis le ${formatDate(source.as_of)}` : source.as_of
  return `${source.source}, ${source.licence}, ${since}`
}

type Source = NonNullable<SimulationContext['market']['sources']>['rent']

function marketBases({
  rent_per_square_meter: rent,
  price_per_square_meter: price,
  sources,
}: SimulationContext['market']): Basis[] {
  return [
    {
      name: 'rent_per_square_meter',
      label: 'Loyer de marché',
      value: formatEuros(rent, { decimals: 2, per: 'm²' }),
      origin: 'market',
      variation: { market: { rent_per_square_meter: rent + 1 } },
      source: published(sources?.rent),
    },
    {
      name: 'price_per_square_meter',
      label: 'Prix de marché',
      value: formatEuros(price, { per: 'm²' }),
      origin: 'market',
      variation: { market: { price_per_square_meter: price + 100 } },
      source: published(sources?.price),
    },
  ]
}
