import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { notFound, resourcesOfType, scopeOf } from '#server/operations'
import { sizes, type PictureFormat, type PictureSize } from '../pictures/thumbnails'
import type { PictureFiles } from '../pictures/pictureFiles'
import { policies } from '../policies'
import { findPrograms } from '../repositories'
import { fetchAgain, findPlan, findProgramPictures, type KeptPicture } from '../repositories/pictures'
import { findShownProperty } from '../repositories/properties'

/** Whose pictures they are: a programme, or a lot with its plan before the pictures of its programme. */
export interface Illustrated {
  readonly type: 'programs' | 'properties'
  readonly id: string
}

/** A picture as a page shows it. */
interface ShownPicture {
  readonly url: string
  readonly thumbnail_url: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

/** The pictures of what the viewer sees. @throws Failure notFound */
export async function listPictures(database: Queryable, viewer: Viewer, of: Illustrated): Promise<ShownPicture[]> {
  const { plan, pictures, name } = await picturesOf(database, viewer, of)
  return [
    ...(plan ? [shown(of, plan, 'Plan du lot')] : []),
    ...pictures.map((picture, index) => shown(of, picture, `${name}, image ${String(index + 1)}`)),
  ]
}

function shown({ type, id }: Illustrated, { sha256, width, height }: KeptPicture, alt: string): ShownPicture {
  const address = `/api/v3/${type}/${id}/pictures/${sha256}`
  return { url: `${address}?filter[size]=large`, thumbnail_url: `${address}?filter[size]=small`, width, height, alt }
}

async function picturesOf(database: Queryable, viewer: Viewer, { type, id }: Illustrated) {
  const properties = scopeOf(policies.property.read, viewer)
  const lot = type === 'properties' ? await findShownProperty(properties, database, id) : undefined
  const programId = type === 'properties' ? lot?.program_id : id
  if (programId === undefined) throw notFound()
  const scopes = { programs: scopeOf(policies.program.read, viewer), properties }
  const [program] = resourcesOfType(await findPrograms(scopes, database, [programId]), 'program')
  if (!program) throw notFound()
  return {
    name: program.attributes.name ?? '',
    plan: lot && (await findPlan(database, lot.id)),
    pictures: await findProgramPictures(database, programId),
  }
}

interface Wanted extends Illustrated {
  readonly sha256: string
  readonly size: PictureSize
  readonly format: PictureFormat
}

interface Copies {
  readonly files: PictureFiles
  /** Called when a copy is gone, which waits to be fetched again. */
  readonly onLost: () => Promise<void>
}

/** A copy of a picture of what the viewer sees. @throws Failure notFound */
export async function readPicture(
  database: Queryable,
  viewer: Viewer,
  { files, onLost }: Copies,
  { sha256, size, format, ...of }: Wanted,
): Promise<Buffer> {
  const { plan, pictures } = await picturesOf(database, viewer, of)
  const isTheirs = [...(plan ? [plan] : []), ...pictures].some((picture) => picture.sha256 === sha256)
  if (!isTheirs) throw notFound()
  const content = await files.read(sha256, size, format)
  if (content) return content
  await fetchAgain(database, sha256)
  void onLost()
  throw notFound()
}

export const isSize = (name: string): name is PictureSize => Object.hasOwn(sizes, name)
