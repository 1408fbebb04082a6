import { enumerations } from '#contract'
import {
  exposures,
  programStages,
  propertyKinds,
  propertyStatuses,
  scoringCriteria,
} from '#features/catalogue/contract'
import type * as catalogue from '../repositories'
import { municipalitiesOf } from '#server/operations/places'
import * as operations from '../operations/catalogue'
import {
  atLeast,
  atMost,
  choices,
  conditionsOf,
  flagged,
  ids,
  isOn,
  present,
  refused,
  since,
  until,
  wholeNumbers,
  type Filter,
} from '#server/http/filters'
import type { Query, QueryGrammar } from '#server/http/routes'

/** Any place: a municipality, or all those of an agglomeration, a department or a region. */
const location: Filter = (name, values) => {
  const found = values.map(
    (slug) => municipalitiesOf(slug) ?? refused(name, `le lieu «\u00a0${slug}\u00a0» n’existe pas`),
  )
  const wrong = found.find((places) => places instanceof Error)
  if (wrong instanceof Error) throw wrong
  return { column: 'municipality', among: found.flatMap((places) => (places instanceof Error ? [] : places)) }
}

const criteria = Object.keys(scoringCriteria)

const propertyFilters: Readonly<Record<string, Filter>> = {
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
  ...Object.fromEntries(criteria.map((criterion) => [`min_${criterion}`, atLeast(criterion)])),
}

const programFilters: Readonly<Record<string, Filter>> = {
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

const propertySorts = [
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
  ...criteria,
]
const programSorts = ['name', 'municipality', 'delivery_date', 'created_at']

export const propertyList: QueryGrammar = {
  includes: operations.propertyIncludes,
  nestedIncludes: ['program.promoter', 'program.manager'],
  filters: Object.keys(propertyFilters),
  sorts: propertySorts,
  text: true,
  paged: true,
}
export const programList: QueryGrammar = {
  includes: operations.programIncludes,
  nestedIncludes: ['properties.promoter', 'properties.manager'],
  filters: Object.keys(programFilters),
  sorts: programSorts,
  text: true,
  paged: true,
}

/** What a list of properties asks for; cheapest first unless it says otherwise. */
export const propertySearchOf = (query: Query, now: Date): catalogue.CatalogueSearch =>
  searchOf(query, now, propertyFilters, 'property_price')
export const programSearchOf = (query: Query, now: Date): catalogue.CatalogueSearch =>
  searchOf(query, now, programFilters, 'name')

function searchOf(
  query: Query,
  now: Date,
  filters: Readonly<Record<string, Filter>>,
  usualSort: string,
): catalogue.CatalogueSearch {
  const {
    sort,
    text,
    page: { number, size },
  } = query
  return {
    conditions: conditionsOf(query, filters, now),
    text: text.slice(0, 200),
    sort: sort.length > 0 ? sort : [{ name: usualSort, descending: false }],
    limit: size,
    offset: (number - 1) * size,
  }
}
