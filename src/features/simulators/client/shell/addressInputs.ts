import type { Field, ResourceDefinition } from '#contract'

/** What is asked, by name, as it was typed. */
export type Values = Readonly<Record<string, unknown>>

type Questions = Pick<ResourceDefinition, 'fields'>

/** The answers as they stand in an address, under the names of the call; those left empty are left out. */
export function writtenInputs({ fields }: Questions, values: Values): URLSearchParams {
  const written = new URLSearchParams()
  for (const name of Object.keys(fields)) {
    const text = textOf(values[name])
    if (text !== undefined) written.set(name, text)
  }
  return written
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** The answers that an address gives. What is no possible value stays the text that it is: the form marks it. */
export function readInputs({ fields }: Questions, parameters: URLSearchParams): Values {
  const given = Object.entries(fields).flatMap(([name, field]) => {
    const text = parameters.get(name)
    return text === null || text === '' ? [] : [[name, valueOf(field, text)] as const]
  })
  return Object.fromEntries(given)
}

function valueOf(field: Field, text: string): unknown {
  if (field.kind === 'flag') return text === '1' ? true : text === '0' ? false : text
  const isNumeric =
    ['amount', 'rate', 'integer', 'decimal'].includes(field.kind) ||
    field.choices?.some(({ value }) => typeof value === 'number') === true
  const number = isNumeric ? Number(text.replace(',', '.')) : Number.NaN
  return Number.isFinite(number) ? number : text
}

/** The address of a page that opens with these answers. */
export function answersAddress({ address }: { readonly address: string }, asked: Questions, values: Values): string {
  const parameters = writtenInputs(asked, values).toString()
  return parameters === '' ? address : `${address}?${parameters}`
}
