import { enumerations } from '#contract'
import { programStages } from '#features/catalogue/contract'
import { choices, flagged, ids, since, until, type Filter } from '#server/http/filters'
import type { ServedCollection } from '#server/http/collections'
import { resourcesOfType, scopeOf } from '#server/operations'
import { pointedAt, type OperationContext } from '#server/operations/collections'
import { findPrograms, searchPrograms } from '../repositories'
import { shownProgram } from '../operations/visibility'
import { policies } from '../policies'
import { tables } from '../tables'
import { location } from './location'
import { managers, promoters } from './partners'

const filters: Readonly<Record<string, Filter>> = {
  id: ids('id'),
  promoter: ids('promoter_id'),
  manager: ids('manager_id'),
  project: choices('project', enumerations.projectTypes),
  stage: choices('stage', programStages),
  location,
  delivered_by: until('delivery_date'),
  delivered_from: since('delivery_date'),
  added_since: since('created_at'),
  is_nf_habitat: flagged('is_nf_habitat'),
}

/** What the viewer reaches: programmes, and the properties that are counted in them. */
const scopesOf = ({ scope, viewer }: OperationContext) => ({
  programs: scope,
  properties: scopeOf(policies.property.list, viewer),
})

/** The programmes that a firm shows, by name. */
export const programs: ServedCollection & Required<Pick<ServedCollection, 'list'>> = {
  label: 'Programmes',
  table: tables.program,
  policy: policies.program,
  isForVisitors: true,
  includes: {
    promoter: pointedAt('promoter', () => promoters),
    manager: pointedAt('manager', () => managers),
  },
  shown:
    ({ viewer }) =>
    (resource) =>
      resourcesOfType([resource], 'program').map((program) => shownProgram(program, viewer))[0] ?? resource,
  rows: {
    search: (asked, search) => searchPrograms(scopesOf(asked), asked.database, search),
    find: (asked, found) => findPrograms(scopesOf(asked), asked.database, found),
  },
  list: {
    filters,
    sorts: ['name', 'municipality', 'delivery_date', 'created_at'],
    usual: [{ name: 'name', descending: false }],
    names: ['name'],
    words: (pattern) => `search_text(t.name) LIKE ${pattern}`,
  },
}
