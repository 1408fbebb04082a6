import { badRequest, type ApiRoute, type Call } from '#server/http/routes'
import { isSize, listPictures, readPicture, type Illustrated } from '../operations/pictures'
import type { PictureFiles } from '../pictures/pictureFiles'
import type { PictureSize } from '../pictures/thumbnails'

/**
 * Pictures of programmes and plans of lots: copies of ours, for who sees the programme or the lot.
 * @param wake has the pictures that wait fetched
 */
export const pictureRoutes = (files: PictureFiles, wake: () => Promise<void>): readonly ApiRoute[] => [
  ...routesOf('programs', 'programme', files, wake),
  ...routesOf('properties', 'lot', files, wake),
]

const routesOf = (
  type: Illustrated['type'],
  what: string,
  files: PictureFiles,
  wake: () => Promise<void>,
): readonly ApiRoute[] => [
  {
    method: 'GET',
    path: `/v3/${type}/:id/pictures`,
    access: 'viewer',
    summary: `Les images de ce ${what}, et leurs vignettes`,
    handle: async ({ database, viewer, parameter }) => ({
      json: { data: await listPictures(database, viewer, { type, id: parameter('id') }) },
    }),
  },
  {
    method: 'GET',
    path: `/v3/${type}/:id/pictures/:sha256`,
    access: 'viewer',
    summary: `Une image de ce ${what}\u00a0: \`filter[size]\` large ou small, \`filter[format]\` avif ou webp`,
    query: { filters: ['size', 'format'] },
    handle: async (call) => {
      const format = formatIn(call)
      const wanted = { type, id: call.parameter('id'), sha256: call.parameter('sha256'), size: sizeIn(call), format }
      const bytes = await readPicture(call.database, call.viewer, { files, onLost: wake }, wanted)
      return { bytes, mediaType: `image/${format}`, isImmutable: true }
    },
  },
]

function sizeIn({ query }: Call): PictureSize {
  const [size = 'large'] = query.filters.get('size') ?? []
  if (isSize(size)) return size
  throw badRequest('filter[size]\u00a0: large ou small est attendu.')
}

function formatIn({ query }: Call): 'avif' | 'webp' {
  const [format = 'webp'] = query.filters.get('format') ?? []
  if (format === 'avif' || format === 'webp') return format
  throw badRequest('filter[format]\u00a0: avif ou webp est attendu.')
}
