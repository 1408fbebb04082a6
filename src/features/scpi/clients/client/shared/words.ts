import type { Attributes } from '#contract'

type Named = Partial<Pick<Attributes<'scpi_client'>, 'firstname1' | 'lastname'>>

/** `Hélène Garance`; a client always has a name, but what is being typed may be empty. */
export const nameOf = ({ firstname1, lastname }: Named): string =>
  [firstname1, lastname].filter(Boolean).join(' ') || 'Client sans nom'
