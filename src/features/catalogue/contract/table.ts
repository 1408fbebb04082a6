import { schemes } from '#domain'
import { entriesOf } from '#contract/json'
import { DocumentError, type ResourceOf } from '#contract/jsonapi'
import { definitionOf, type Attributes } from '#contract/resources'
import { isUuid } from '#contract'
import { criterionNames } from './criteria'

/**
 * The attributes that the whole catalogue is sent with, in this order, each row beginning with ids: what ranking and filtering
 * need. Rows without names take five times less room than resources.
 */
export const catalogueColumns = {
  program: [
    'name',
    'project',
    'stage',
    'municipality',
    'latitude',
    'longitude',
    'delivery_date',
    'seniority',
    'energy_class',
    'is_nf_habitat',
    'residence_type',
    'is_classified_tourism',
    'hotel_services',
    'usufruct_duration',
    'has_social_usufruct',
    'pinel_type',
    'malraux_is_vir',
    'malraux_tax_reduction_rate',
    'zone',
    'rent_per_square_meter',
    'price_per_square_meter',
    'thumbnail_url',
    'illustration',
  ],
  property: [
    'reference',
    'status',
    'kind',
    'rooms',
    'surface',
    'floor',
    'exposure',
    'balcony_surface',
    'garden_surface',
    'parking_price',
    'property_price',
    'previous_price',
    'price_changed_on',
    'furniture_price',
    'renovation_price',
    'energy_renovation_price',
    'suggested_rent',
    'monthly_non_recoverable_fee',
    'property_tax',
    'rental_management_rate',
    'full_ownership_price',
    'gross_yield',
    'net_yield',
    'is_top',
    'created_at',
    ...criterionNames,
    'commission',
  ],
} as const

/** What a firm assumes for a project type, all of it said. */
export type Assumptions = {
  readonly [Name in keyof Attributes<'simulation_configuration'>]: NonNullable<
    Attributes<'simulation_configuration'>[Name]
  >
}

/** The whole catalogue as the resources that it is made of; a programme knows its promoter and its manager, a property its programme. */
export interface WholeCatalogue {
  readonly programs: readonly ResourceOf<'program'>[]
  readonly properties: readonly ResourceOf<'property'>[]
  /** Of the project types that the firm offers: those of its programmes at most. All of each is said. */
  readonly assumptions: readonly ResourceOf<'simulation_configuration'>[]
}

/** One resource as it is written: its ids, then its attributes in the order of `catalogueColumns`. */
export type CatalogueRow = readonly unknown[]

/** Reads the whole catalogue. A property whose programme is not in it is left out. @throws {DocumentError} on a value of another type */
export function parseCatalogue(input: unknown): WholeCatalogue {
  const data = entriesOf(entriesOf(input)['data'])
  const programs = rowsOf(data['programs'], '/data/programs').map((row, index) =>
    parseProgram(row, `/data/programs/${String(index)}`),
  )
  const links = new Map(programs.map(({ id }) => [id, { program: { type: 'program', id } } as const]))
  const properties = rowsOf(data['properties'], '/data/properties').flatMap((row, index) => {
    const pointer = `/data/properties/${String(index)}`
    const relationships = links.get(idOf(row[1], pointer))
    return relationships ? parseProperty(row, relationships, pointer) : []
  })
  return { programs, properties, assumptions: parseAssumptions(data['assumptions']) }
}

function parseAssumptions(input: unknown): WholeCatalogue['assumptions'] {
  return schemes.all.flatMap(({ id: project }) => {
    const attributes = entriesOf(input)[project]
    if (attributes === undefined) return []
    if (!areAssumptions(attributes))
      throw new DocumentError(`/data/assumptions/${project}`, 'the assumptions of a project type are expected')
    return { type: 'simulation_configuration', id: project, attributes, relationships: {} }
  })
}

const areAssumptions = (value: unknown): value is Assumptions =>
  Object.entries(definitionOf('simulation_configuration').fields).every(([name, field]) => {
    const said = entriesOf(value)[name]
    return said !== null && said !== undefined && field.accepts(said)
  })

function parseProgram(row: CatalogueRow, pointer: string): ResourceOf<'program'> {
  const manager = row[2] === null ? null : idOf(row[2], pointer)
  return {
    type: 'program',
    id: idOf(row[0], pointer),
    attributes: attributesOf('program', row, 3, pointer),
    relationships: {
      promoter: { type: 'promoter', id: idOf(row[1], pointer) },
      manager: manager === null ? null : { type: 'manager', id: manager },
    },
  }
}

const parseProperty = (
  row: CatalogueRow,
  relationships: ResourceOf<'property'>['relationships'],
  pointer: string,
): ResourceOf<'property'> => ({
  type: 'property',
  id: idOf(row[0], pointer),
  attributes: attributesOf('property', row, 2, pointer),
  relationships,
})

/** @param first the column that they begin with */
function attributesOf<Type extends keyof typeof catalogueColumns>(
  type: Type,
  row: CatalogueRow,
  first: number,
  pointer: string,
): ResourceOf<Type>['attributes'] {
  const { fields } = definitionOf(type)
  const attributes: Record<string, unknown> = {}
  catalogueColumns[type].forEach((name, index) => {
    const value = row[first + index]
    if (!(fields[name]?.accepts(value) ?? false))
      throw new DocumentError(`${pointer}/${name}`, 'a value of another kind is expected')
    attributes[name] = value
  })
  // The field of each column has accepted its value.
  return attributes as ResourceOf<Type>['attributes']
}

function rowsOf(value: unknown, pointer: string): CatalogueRow[] {
  if (!Array.isArray(value) || !value.every((row) => Array.isArray(row)))
    throw new DocumentError(pointer, 'a list of rows is expected')
  return value
}

function idOf(value: unknown, pointer: string): string {
  if (!isUuid(value)) throw new DocumentError(pointer, 'an id is expected')
  return value
}
