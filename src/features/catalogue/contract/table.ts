import { schemes, type ProjectType } from '#domain'
import { entriesOf } from '#contract/json'
import { DocumentError } from '#contract/jsonapi'
import { definitionOf, type Attributes } from '#contract/resources'
import { isUuid } from '#contract'
import { scoringCriteria } from './criteria'

const criteria = Object.keys(scoringCriteria) as readonly (keyof typeof scoringCriteria)[]

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
    'delivery_date',
    'seniority',
    'energy_class',
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
  ],
  property: [
    'reference',
    'status',
    'kind',
    'rooms',
    'surface',
    'floor',
    'property_price',
    'previous_price',
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
    ...criteria,
  ],
} as const

type Columns = typeof catalogueColumns
type Sent<Type extends keyof Columns> = Pick<Attributes<Type>, Columns[Type][number] & keyof Attributes<Type>>

export type CatalogueProgram = Sent<'program'> & {
  readonly id: string
  readonly promoter_id: string
  readonly manager_id: string | null
}
export type CatalogueProperty = Sent<'property'> & { readonly id: string; readonly program: CatalogueProgram }

/** What a firm assumes for a project type, all of it said. */
export type Assumptions = {
  readonly [Name in keyof Attributes<'simulation_configuration'>]: NonNullable<
    Attributes<'simulation_configuration'>[Name]
  >
}

/** Everything that the perimeter of the viewer's firm shows. */
export interface Catalogue {
  readonly programs: readonly CatalogueProgram[]
  readonly properties: readonly CatalogueProperty[]
  /** Of the project types that the firm offers: those of its programmes at most. */
  readonly assumptions: ReadonlyMap<ProjectType, Assumptions>
}

/** One resource as it is written: its ids, then its attributes in the order of `catalogueColumns`. */
export type CatalogueRow = readonly unknown[]

/** Reads the whole catalogue. A property whose programme is not in it is left out. @throws {DocumentError} on a value of another type */
export function parseCatalogue(input: unknown): Catalogue {
  const data = entriesOf(input)['data']
  const programs = rowsOf(entriesOf(data)['programs'], '/data/programs').map((row, index) =>
    parseProgram(row, `/data/programs/${String(index)}`),
  )
  const byId = new Map(programs.map((program) => [program.id, program]))
  const properties = rowsOf(entriesOf(data)['properties'], '/data/properties').flatMap((row, index) => {
    const pointer = `/data/properties/${String(index)}`
    const [id, programId, ...values] = row
    const program = byId.get(idOf(programId, pointer))
    return program ? [{ id: idOf(id, pointer), program, ...attributesOf('property', values, pointer) }] : []
  })
  return { programs, properties, assumptions: parseAssumptions(entriesOf(data)['assumptions']) }
}

function parseAssumptions(input: unknown): Catalogue['assumptions'] {
  const found = schemes.all.map(({ id: project }) => {
    const assumptions = entriesOf(input)[project]
    if (assumptions === undefined) return undefined
    if (!areAssumptions(assumptions))
      throw new DocumentError(`/data/assumptions/${project}`, 'the assumptions of a project type are expected')
    return [project, assumptions] as const
  })
  return new Map(found.filter((entry) => entry !== undefined))
}

const areAssumptions = (value: unknown): value is Assumptions =>
  Object.entries(definitionOf('simulation_configuration').fields).every(([name, field]) => {
    const said = entriesOf(value)[name]
    return said !== null && said !== undefined && field.accepts(said)
  })

function parseProgram([id, promoterId, managerId, ...values]: CatalogueRow, pointer: string): CatalogueProgram {
  return {
    id: idOf(id, pointer),
    promoter_id: idOf(promoterId, pointer),
    manager_id: managerId === null ? null : idOf(managerId, pointer),
    ...attributesOf('program', values, pointer),
  }
}

function attributesOf<Type extends keyof Columns>(type: Type, values: CatalogueRow, pointer: string): Sent<Type> {
  const { fields } = definitionOf(type)
  const attributes = catalogueColumns[type].map((name, index) => {
    const value = values[index]
    if (!(fields[name]?.accepts(value) ?? false))
      throw new DocumentError(`${pointer}/${name}`, 'a value of another kind is expected')
    return [name, value] as const
  })
  // The field of each column has accepted its value.
  return Object.fromEntries(attributes) as Sent<Type>
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
