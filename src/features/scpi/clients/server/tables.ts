import { ppAccountAggregate, ppEntityAggregate, scpiClientAggregate } from '#features/scpi/clients/contract'
import { defineTable } from '#server/repositories'
import { nameOfUser } from '#server/repositories/resources'
import { keepAggregate, type Part } from '#server/repositories/aggregates'
import { completeness } from './repositories/completeness'

/** Somebody shown by name, without the rest of who they are. */
const byName = (type: 'user' | 'scpi_client', columns: string, table: string, column: string): Part => ({
  type,
  json: (root) => `SELECT json_build_object('id', o.id, 'version', o.version, ${columns})
    FROM ${table} o WHERE o.company_id = ${root}.company_id AND o.id = ${root}.${column}`,
})

const clientName = "'firstname1', o.firstname1, 'lastname', o.lastname, 'email', o.email"

/** Who wrote a line of a history: a member of the firm, the client himself, or somebody of the platform. */
const authorOf = (change: string): string =>
  `coalesce(${nameOfUser('user_id')(change)},
    (SELECT concat_ws(' ', c.firstname1, c.lastname) FROM scpi_clients c WHERE c.company_id = ${change}.company_id AND c.id = ${change}.user_id),
    'Back-office de la plateforme')`

/** What the firm of a client is called. */
const firmName = (client: string): string => `(SELECT f.name FROM companies f WHERE f.id = ${client}.company_id)`

const clients = defineTable('scpi_client', 'scpi_clients', { computed: { completeness, firm_name: firmName } })
/** A column of the client of an account. */
const ofHolder =
  (column: string) =>
  (account: string): string =>
    `(SELECT c.${column} FROM scpi_clients c WHERE c.company_id = ${account}.company_id AND c.id = ${account}.client_id)`

const accounts = defineTable('pp_account', 'pp_accounts', {
  computed: { kyc_signed_at: ofHolder('kyc_signed_at'), kyc_valid_until: ofHolder('kyc_valid_until') },
})

export const keptClients = keepAggregate(scpiClientAggregate, clients, {
  history: 'scpi_client_changes',
  creations: 'scpi_client_creations',
  authorOf,
  parts: {
    adviser: byName(
      'user',
      "'first_name', o.first_name, 'last_name', o.last_name, 'email', o.email, 'phone', o.phone",
      'users',
      'adviser_id',
    ),
    conjoint: byName('scpi_client', clientName, 'scpi_clients', 'conjoint_id'),
    ppAccount: {
      type: 'pp_account',
      json: (root) =>
        `SELECT row_to_json(o) FROM (SELECT ${accounts.selected('a')} FROM pp_accounts a
          WHERE a.company_id = ${root}.company_id AND a.client_id = ${root}.id) o`,
    },
  },
})

export const keptAccounts = keepAggregate(ppAccountAggregate, accounts, {
  history: 'pp_account_changes',
  creations: 'pp_account_creations',
  authorOf,
  parts: { client: byName('scpi_client', clientName, 'scpi_clients', 'client_id') },
})

export const keptEntities = keepAggregate(ppEntityAggregate, defineTable('pp_entity', 'pp_entities'), {
  history: 'pp_entity_changes',
  creations: 'pp_entity_creations',
  authorOf,
})
