import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { UploadedFile } from '#server/operations/uploads'
import { readJsonWithFiles } from './dataUrls'
import { bodyOfForm } from './formBody'
import { removeAbandoned, removeFiles, type Reception } from './incomingFile'
import { JSON_TYPES, textOf } from './json'
import { readForm } from './multipart'

/** The largest body without its files, bytes. */
const BODY_LIMIT = 1_048_576

/** Forms, without files. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: FastifyRequest['raw']) =>
    formOf(request, payload, undefined),
  )
}

/** The largest body that is let be, bytes. */
const IGNORED_LIMIT = 4_096

/** Bodies of any type, none of which is read. */
export function ignoreBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: IGNORED_LIMIT }, (_request, _body, done) => {
    done(null, undefined)
  })
}

/** Forms and JSON whose files go to the folder as they arrive; they are removed once the answer is sent. */
export function acceptFiles(app: FastifyInstance, folder: string): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser([...JSON_TYPES, 'multipart/form-data'])
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: FastifyRequest['raw']) =>
    formOf(request, payload, receptionOf(request, folder)),
  )
  app.addContentTypeParser(JSON_TYPES, async (request: FastifyRequest, payload: FastifyRequest['raw']) => {
    const { body, files } = await readJsonWithFiles(payload, receptionOf(request, folder), BODY_LIMIT)
    request.uploads = [...files.values()]
    const text = textOf(body)
    request.bodyText = [...files].reduce((known, [name, { sha256 }]) => known.replace(name, sha256), text)
    return new Promise((resolve, reject) => {
      void parse(request, text, (error, value) => {
        if (error) reject(error)
        else resolve(withFiles(value, files))
      })
    })
  })
  app.addHook('onReady', () => removeAbandoned(folder, Date.now()))
  app.addHook('onResponse', async ({ uploads }) => {
    await removeFiles(uploads ?? [])
  })
}

const receptionOf = ({ routeOptions: { config } }: FastifyRequest, folder: string): Reception => ({
  folder,
  ...(config.files?.largest === undefined ? {} : { largest: config.files.largest }),
})

async function formOf(
  request: FastifyRequest,
  payload: FastifyRequest['raw'],
  reception: Reception | undefined,
): Promise<object> {
  const contentType = request.headers['content-type'] ?? ''
  const entries = await readForm(payload, { contentType, reception, limit: BODY_LIMIT })
  request.uploads = entries.flatMap(([, value]) => (typeof value === 'string' ? [] : [value]))
  request.bodyText = JSON.stringify(
    entries.map(([name, value]) => [name, typeof value === 'string' ? value : value.sha256]),
  )
  return bodyOfForm(entries, request.routeOptions.config.definition)
}

/** The parsed body, with each file in the place of the text that stands for it. */
function withFiles(value: unknown, files: ReadonlyMap<string, UploadedFile>): unknown {
  if (typeof value === 'string') return files.get(value) ?? value
  if (Array.isArray(value)) return value.map((item) => withFiles(item, files))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withFiles(inner, files)]))
}
