import { enumerations } from '#contract'
import {
  dwellingKinds,
  exposures,
  isCriterion,
  programStages,
  propertyKinds,
  propertyStatuses,
  criterionNames,
} from '#features/catalogue/contract'
import {
  atLeast,
  atMost,
  choices,
  flagged,
  ids,
  isOn,
  present,
  since,
  until,
  wholeNumbers,
  type Filter,
} from '#server/http/filters'
import type { ListSearch, ServedCollection } from '#server/http/collections'
import { badRequest } from '#server/http/routes'
import { fieldErrors, invalid, resourcesOfType } from '#server/operations'
import { heldByOne, pointedAt, type OperationContext } from '#server/operations/collections'
import { findPriceChanges } from '../repositories'
import { nameOfProperty, shownProperty, visibilityOf } from '../operations/visibility'
import { policies } from '../policies'
import { tables } from '../tables'
import { location } from './location'
import { managers, promoters } from './partners'
import { programs } from './programs'

const filters: Readonly<Record<string, Filter>> = {
  id: ids('id'),
  program: ids('program_id'),
  promoter: ids('promoter_id'),
  manager: ids('manager_id'),
  project: choices('project', enumerations.projectTypes),
  status: choices('status', propertyStatuses),
  stage: choices('stage', programStages),
  kind: choices('kind', propertyKinds),
  exposure: choices('exposure', exposures),
  rooms: wholeNumbers('rooms'),
  location,
  min_price: atLeast('property_price'),
  max_price: atMost('property_price'),
  min_surface: atLeast('surface'),
  max_surface: atMost('surface'),
  min_floor: atLeast('floor'),
  min_net_yield: atLeast('net_yield'),
  min_gross_yield: atLeast('gross_yield'),
  delivered_by: until('delivery_date'),
  delivered_from: since('delivery_date'),
  added_since: since('created_at'),
  price_changed_since: since('price_changed_on'),
  has_parking: present('parking_price'),
  has_balcony: present('balcony_surface'),
  has_garden: present('garden_surface'),
  is_nf_habitat: flagged('is_nf_habitat'),
  is_top: flagged('is_top'),
  has_price_drop: (name, values) =>
    isOn(name, values) ? { column: 'property_price', below: 'previous_price' } : { column: 'id', present: true },
  ...Object.fromEntries(criterionNames.map((criterion) => [`min_${criterion}`, atLeast(criterion)])),
}

const sorts = [
  'property_price',
  'surface',
  'rooms',
  'floor',
  'suggested_rent',
  'gross_yield',
  'net_yield',
  'delivery_date',
  'status',
  'program_name',
  'municipality',
  'created_at',
  'price_changed_on',
  ...criterionNames,
]
/** A visitor is told whether a lot can be had, no more. @throws Problem 400 */
function refuseStates({ conditions, sort }: ListSearch, { viewer }: OperationContext): void {
  if (viewer.kind !== 'visitor') return
  if (sort.some(({ name }) => name === 'status')) throw badRequest('sort\u00a0: status n’est pas public.')
  const isTold = conditions.some(
    (condition) =>
      'column' in condition &&
      condition.column === 'status' &&
      !('among' in condition && condition.among.every((status) => status === 'available')),
  )
  if (isTold) throw badRequest('filter[status]\u00a0: seul available est public.')
}

/** Filtering or sorting by a score that the firm hides would tell it. @throws Failure invalid */
async function refuseHidden({ conditions, sort }: ListSearch, { database, viewer }: OperationContext): Promise<void> {
  const { hidden } = await visibilityOf(database, viewer)
  const used = [
    ...conditions.flatMap((condition) => ('column' in condition ? [condition.column] : [])),
    ...sort.map(({ name }) => name),
  ]
  const name = used.find((column) => isCriterion(column) && hidden.has(column))
  if (name !== undefined)
    throw invalid(fieldErrors(name, 'Votre société ne montre pas cette note. Choisissez-en une autre.'))
}

/** The properties for sale that a firm shows, cheapest first. */
export const properties: ServedCollection & Required<Pick<ServedCollection, 'list'>> = {
  label: 'Lots',
  table: tables.property,
  policy: policies.property,
  isForVisitors: true,
  includes: {
    program: pointedAt('program', () => programs),
    promoter: pointedAt('promoter', () => promoters),
    manager: pointedAt('manager', () => managers),
    price_changes: heldByOne((id, { scope, database }) => findPriceChanges(scope, database, id)),
  },
  shown: async ({ database, viewer }) => {
    const visibility = await visibilityOf(database, viewer)
    return (resource) =>
      resourcesOfType([resource], 'property').map((property) => shownProperty(property, visibility))[0] ?? resource
  },
  list: {
    filters,
    unlessFiltered: { kind: { column: 'kind', among: dwellingKinds } },
    sorts,
    usual: [{ name: 'property_price', descending: false }],
    words: (pattern, { viewer }) => `search_text(${nameOfProperty(viewer)}) LIKE ${pattern}`,
    check: async (search, asked) => {
      refuseStates(search, asked)
      await refuseHidden(search, asked)
    },
  },
}
