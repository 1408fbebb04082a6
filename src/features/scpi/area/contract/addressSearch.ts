import { structured, text } from '#contract/fields'
import { defineResource } from '#contract/define'
import { isListOf } from '#contract/json'

const kinds = ['address', 'municipality'] as const
export type AddressKind = (typeof kinds)[number]

const isKind = (value: unknown): value is AddressKind => kinds.some((kind) => kind === value)

/** What an address is looked for by (specification §5). */
export const scpiAddressSearch = defineResource('scpi_address_search', {
  input: text({ label: 'Adresse', required: true }),
  types: structured<readonly AddressKind[], true>(
    {
      kind: 'list',
      message: 'Une liste de «\u00a0address\u00a0», «\u00a0municipality\u00a0» est attendue',
      isValue: (value): value is readonly AddressKind[] => isListOf(value, isKind) && value.length > 0,
    },
    { label: 'Natures', required: true },
  ),
})
