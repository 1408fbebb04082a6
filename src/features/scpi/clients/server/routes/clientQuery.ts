import { isUuid } from '#contract'
import { scpiChoices } from '#features/scpi/clients/contract'
import { choices, ids, isOn, refused, type Filter } from '#server/http/filters'
import type { ListDefinition } from '#server/http/collections'
import { dayOf } from '#server/http/routes'
import { orderBy } from '#server/repositories'
import { completeness, isIncomplete } from '../repositories/completeness'

const SIGNATURES = ['valid', 'expired', 'none'] as const

/** Whether the questionnaire is signed, and still holds on that day. */
const kyc: Filter = (_name, values, now) => {
  const wanted = SIGNATURES.filter((one) => values.includes(one))
  if (wanted.length !== values.length) throw refused('kyc', `valeurs permises\u00a0: ${SIGNATURES.join(', ')}`)
  return {
    text: (client, parameters) => {
      const validOn = (comparison: string): string =>
        `(${client}.kyc_signed_at IS NOT NULL AND ${client}.kyc_valid_until ${comparison} ${parameters.add(dayOf(now))}::date)`
      const states: Readonly<Record<(typeof SIGNATURES)[number], () => string>> = {
        valid: () => validOn('>='),
        expired: () => validOn('<'),
        none: () => `${client}.kyc_signed_at IS NULL`,
      }
      return `(${wanted.map((one) => states[one]()).join(' OR ')})`
    },
  }
}

/** Something lacks in the file or in the account, or there is no account; 0 does not restrict. */
const incomplete: Filter = (name, values) =>
  isOn(name, values) ? { text: isIncomplete } : { column: 'id', present: true }

/** Those of the firm of a client, without him: for who sees several firms. */
const same_firm_as: Filter = (name, values) => {
  const [id, ...others] = values
  if (id === undefined || others.length > 0 || !isUuid(id)) throw refused(name, 'l’identifiant d’un client est attendu')
  return {
    text: (client, parameters) => {
      const other = parameters.add(id)
      return `(${client}.id <> ${other}::uuid AND ${client}.company_id = (SELECT s.company_id FROM scpi_clients s WHERE s.id = ${other}::uuid))`
    },
  }
}

/** Clients: the latest changed first unless a request says otherwise; words are those of names, e-mail and municipality. */
export const clientList: ListDefinition = {
  filters: {
    status: choices('status', scpiChoices.clientStatuses),
    portal_status: choices('portal_status', scpiChoices.portalStatuses),
    adviser: ids('adviser_id'),
    kyc,
    incomplete,
    same_firm_as,
  },
  sorts: ['lastname', 'created_at', 'updated_at', 'status', 'completeness'],
  order: (sort) => orderBy('t', sort, ['lastname'], { completeness }),
  usual: [{ name: 'updated_at', descending: true }],
  words: (pattern) => `t.search_words LIKE ${pattern}`,
}
