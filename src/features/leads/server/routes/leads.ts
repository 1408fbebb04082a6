import { enumerations, resources } from '#contract'
import { leadCreation, leadImport, leadStatuses } from '#features/leads/contract'
import { leadSorts, type LeadSearch } from '../repositories'
import { createLead, importLeads, listImports, undoImport } from '../operations/create'
import { logExchange } from '../operations/exchanges'
import { leadIncludes, listAdvisers, listExchanges, listLeads, readLead, type LeadInclude } from '../operations/read'
import { removeLead, updateLead } from '../operations/update'
import {
  atLeast,
  atMost,
  choices,
  conditionsOf,
  dayOf,
  ids,
  isOn,
  since,
  until,
  type Filter,
} from '#server/http/filters'
import { pageInfo, type Query, type QueryGrammar, type ApiRoute } from '#server/http/routes'

const columnFilters: Readonly<Record<string, Filter>> = {
  status: choices('status', leadStatuses),
  project_type: choices('project_type', enumerations.projectTypes),
  origin: choices('origin', enumerations.leadOrigins),
  adviser: ids('adviser_id'),
  min_investment_amount: atLeast('investment_amount'),
  max_investment_amount: atMost('investment_amount'),
  received_from: since('created_at'),
  received_by: until('created_at'),
}

const LIST: QueryGrammar = {
  includes: leadIncludes.filter((name) => name === 'adviser' || name === 'creator'),
  filters: [...Object.keys(columnFilters), 'silent_since', 'is_late', 'business_center'],
  sorts: leadSorts,
  text: true,
  paged: true,
}

/** People who may become clients. */
export const leadRoutes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/v3/client-leads',
    access: 'viewer',
    summary: 'Ses contacts',
    answers: 'client_lead',
    query: LIST,
    handle: async ({ database, viewer, query, now }) => {
      const { total, ...page } = await listLeads(database, viewer, searchOf(query, now), includeOf(query))
      return { ...page, page: pageInfo(query, total) }
    },
  },
  {
    method: 'POST',
    path: '/v3/client-leads',
    access: 'viewer',
    writes: true,
    summary: 'Ajoute un contact',
    answers: 'client_lead',
    body: leadCreation,
    handle: async ({ database, viewer, body, now }) => ({
      status: 201,
      data: await createLead(database, viewer, body, now),
    }),
  },
  {
    method: 'GET',
    path: '/v3/client-leads/advisers',
    access: 'viewer',
    summary: 'Les collègues à qui un contact peut être attribué',
    answers: 'user',
    handle: async ({ database, viewer }) => ({ data: await listAdvisers(database, viewer) }),
  },
  {
    method: 'GET',
    path: '/v3/client-leads/import',
    access: 'viewer',
    summary: 'Ses imports que l’on peut encore annuler',
    answers: 'client_lead_import',
    handle: async ({ database, viewer, now }) => ({ data: await listImports(database, viewer, now) }),
  },
  {
    method: 'POST',
    path: '/v3/client-leads/import',
    access: 'viewer',
    writes: true,
    summary:
      'Importe des contacts\u202f; les lignes (`rows`) sont des contacts, `meta.rows` dit ce que chacune est devenue',
    answers: 'client_lead_import',
    body: leadImport,
    handle: async ({ database, viewer, body, now }) => {
      const { done, rows } = await importLeads(database, viewer, body, now)
      return { status: 201, data: done, meta: { rows } }
    },
  },
  {
    method: 'DELETE',
    path: '/v3/client-leads/import/:id',
    access: 'viewer',
    writes: true,
    summary: 'Annule un import de moins de 24\u00a0heures\u202f; les contacts modifiés depuis restent',
    handle: async ({ database, viewer, parameter, now }) => ({
      json: { meta: await undoImport(database, viewer, parameter('id'), now) },
    }),
  },
  {
    method: 'GET',
    path: '/v3/client-leads/:id',
    access: 'viewer',
    summary: 'Un contact',
    answers: 'client_lead',
    query: { includes: leadIncludes, nestedIncludes: ['duplicates.adviser', 'duplicates.creator'] },
    handle: ({ database, viewer, query, parameter }) => readLead(database, viewer, parameter('id'), includeOf(query)),
  },
  {
    method: 'PUT',
    path: '/v3/client-leads/:id',
    access: 'viewer',
    writes: true,
    summary: 'Modifie un contact, l’attribue ou le fait avancer',
    answers: 'client_lead',
    body: resources.client_lead,
    handle: async ({ database, viewer, body, version, parameter }) => ({
      data: await updateLead(database, viewer, parameter('id'), body, version),
    }),
  },
  {
    method: 'DELETE',
    path: '/v3/client-leads/:id',
    access: 'viewer',
    writes: true,
    summary: 'Supprime un contact et ses échanges',
    handle: async ({ database, viewer, parameter }) => {
      await removeLead(database, viewer, parameter('id'))
      return { status: 204 }
    },
  },
  {
    method: 'GET',
    path: '/v3/client-leads/:id/exchanges',
    access: 'viewer',
    summary: 'Les échanges avec un contact',
    answers: 'client_lead_exchange',
    handle: async ({ database, viewer, parameter }) => ({
      data: await listExchanges(database, viewer, parameter('id')),
    }),
  },
  {
    method: 'POST',
    path: '/v3/client-leads/:id/exchanges',
    access: 'viewer',
    writes: true,
    summary: 'Consigne un échange ou une tentative sans réponse\u202f; l’état du contact suit',
    answers: 'client_lead_exchange',
    body: resources.client_lead_exchange,
    handle: async ({ database, viewer, body, now, parameter }) => {
      const { exchange, lead } = await logExchange(database, viewer, parameter('id'), body, now)
      return { status: 201, data: exchange, included: [lead] }
    },
  },
]

const includeOf = ({ include }: Query): LeadInclude[] => leadIncludes.filter((name) => include.includes(name))

function searchOf(query: Query, now: Date): LeadSearch {
  const {
    filters,
    sort,
    text,
    page: { number, size },
  } = query
  const silent = filters.get('silent_since')
  const late = filters.get('is_late')
  const businessCenters = filters.get('business_center') ?? []
  if (businessCenters.length > 0) ids('business_center')('business_center', businessCenters, now)
  return {
    conditions: conditionsOf(query, columnFilters, now),
    silentSince: silent && dayOf('silent_since', silent),
    lateAt: late && isOn('is_late', late) ? now.toISOString() : undefined,
    businessCenters,
    text: text.slice(0, 200),
    sort: sort.length > 0 ? sort : [{ name: 'created_at', descending: true }],
    limit: size,
    offset: (number - 1) * size,
  }
}
