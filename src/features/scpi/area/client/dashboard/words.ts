import type { Attributes } from '#contract'

/** `Hélène Garance`. */
export const nameOf = ({ firstname1, lastname }: Partial<Pick<Attributes<'scpi_client'>, 'firstname1' | 'lastname'>>) =>
  [firstname1, lastname].filter(Boolean).join(' ') || 'Client sans nom'
