import { schemes, type ProjectType } from '#domain'
import placeLines from './places.csv'

/** A municipality where programmes are sold, as its line says it. */
export interface SalesPlace {
  /** Slug of the municipality. */
  readonly slug: string
  readonly programCount: number
  readonly projects: readonly ProjectType[]
  readonly longitude: number
  readonly latitude: number
  /** Rent of a dwelling of one or two rooms, and of a larger one, euros a month and a m². */
  readonly smallRent: number
  readonly largeRent: number
  /** Third quartile of the prices of existing flats, euros a m². */
  readonly dearPrice: number
}

const [, ...lines] = placeLines.split('\n').filter((line) => line !== '' && !line.startsWith('#'))

export const salesPlaces: readonly SalesPlace[] = lines.map(parse)

function parse(line: string): SalesPlace {
  const [slug = '', count, projects = '', ...figures] = line.split('|')
  const [longitude = 0, latitude = 0, smallRent = 0, largeRent = 0, dearPrice = 0] = figures.map(Number)
  return {
    slug,
    longitude,
    latitude,
    smallRent,
    largeRent,
    dearPrice,
    programCount: Number(count),
    projects: projects.split(',').map(projectOf),
  }
}

/** @throws when the line names a project type that does not exist */
function projectOf(key: string): ProjectType {
  const project = schemes.find(key)?.id
  if (!project) throw new Error(`places.csv: unknown project ${key}`)
  return project
}
