import type { ProjectType } from '#domain'
import type { Linkage, ResourceOf } from '#contract/jsonapi'
import type { Attributes } from '#contract/resources'
import type { Assumptions, catalogueColumns, WholeCatalogue } from './table'

type Columns = typeof catalogueColumns
type Sent<Type extends keyof Columns> = Pick<Attributes<Type>, Columns[Type][number] & keyof Attributes<Type>>

export type CatalogueProgram = Sent<'program'> & {
  readonly id: string
  readonly promoter_id: string
  readonly manager_id: string | null
}
export type CatalogueProperty = Sent<'property'> & { readonly id: string; readonly program: CatalogueProgram }

/** Everything that the perimeter of the viewer's firm shows. */
export interface Catalogue {
  readonly programs: readonly CatalogueProgram[]
  readonly properties: readonly CatalogueProperty[]
  /** Of the project types that the firm offers: those of its programmes at most. */
  readonly assumptions: ReadonlyMap<ProjectType, Assumptions>
}

/** What was made of each resource: the same one is the same programme, the same lot. */
const programs = new WeakMap<ResourceOf<'program'>, CatalogueProgram>()
const properties = new WeakMap<ResourceOf<'property'>, CatalogueProperty>()

/** The resources of the whole catalogue put together: each lot with its programme. What has not changed is the same object. */
export function catalogueOf(resources: WholeCatalogue): Catalogue {
  const shown = resources.programs.map(programOf)
  const byId = new Map(shown.map((program) => [program.id, program]))
  return {
    programs: shown,
    properties: resources.properties.flatMap((property) => {
      const program = byId.get(idOf(property.relationships['program']) ?? '')
      return program ? propertyOf(property, program) : []
    }),
    // A catalogue says all of what a firm assumes, for project types only (table.ts).
    assumptions: new Map(
      resources.assumptions.map(({ id, attributes }) => [id as ProjectType, attributes as Assumptions]),
    ),
  }
}

function programOf(resource: ResourceOf<'program'>): CatalogueProgram {
  const made = programs.get(resource)
  if (made) return made
  const { id, attributes, relationships } = resource
  const program = {
    // A catalogue brings every column of a programme, and of a property (table.ts).
    ...(attributes as Sent<'program'>),
    id,
    promoter_id: idOf(relationships['promoter']) ?? '',
    manager_id: idOf(relationships['manager']),
  }
  programs.set(resource, program)
  return program
}

function propertyOf(resource: ResourceOf<'property'>, program: CatalogueProgram): CatalogueProperty {
  const made = properties.get(resource)
  if (made?.program === program) return made
  const property = { ...(resource.attributes as Sent<'property'>), id: resource.id, program }
  properties.set(resource, property)
  return property
}

const idOf = (linkage: Linkage | undefined): string | null => (linkage && 'id' in linkage ? linkage.id : null)
