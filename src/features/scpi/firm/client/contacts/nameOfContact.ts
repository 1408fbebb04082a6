import type { ResourceOf } from '#contract/jsonapi'

/** Their name; their address where there is none. */
export const nameOfContact = ({ attributes: { firstname, lastname, email } }: ResourceOf<'scpi_contact'>): string =>
  [firstname, lastname].filter(Boolean).join(' ') || (email ?? '—')
