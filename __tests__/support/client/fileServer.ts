import { initialAttributes, resources, type ResourceType } from '#contract'
import { clientFileSections } from '#features/clientFile/contract/household'
import { json } from './answers'
import { userDocument } from './application'
import { exampleFile, FILE } from './clientFile'

type Values = Readonly<Record<string, unknown>>
interface Held {
  readonly type: ResourceType
  readonly id: string
  attributes: Values
  version: number
}

const pathFor = new Map<string, (typeof clientFileSections)[number]>(
  clientFileSections.map((section) => [section.path, section]),
)

/** A server that holds the example file and does what it is asked, for a user with these permissions. */
export function fileServer(permissions: readonly string[]) {
  const held = new Map<string, Held>(exampleFile.map((resource) => [resource.id, { ...resource, version: 1 }]))
  let created = 0

  const membersOf = (type: ResourceType) => [...held.values()].filter((resource) => resource.type === type)
  const write = ({ type, id, attributes, version }: Held) => ({
    type,
    id,
    attributes,
    meta: { version },
    relationships: type === 'client_file' ? relationships() : {},
  })
  const relationships = () =>
    Object.fromEntries(
      clientFileSections.map(({ relationship, definition, cardinality }) => {
        const refs = membersOf(definition.type).map(({ type, id }) => ({ type, id }))
        return [relationship, { data: cardinality === 'many' ? refs : (refs[0] ?? null) }]
      }),
    )

  const change = async (request: Request, target: Held | undefined): Promise<Response> => {
    if (!target) return json(404, { message: 'Introuvable' })
    if (request.method === 'DELETE') {
      held.delete(target.id)
      return json(200, { data: null, included: [write(wholeFile())] })
    }
    if (![null, `"${target.version}"`].includes(request.headers.get('If-Match')))
      return json(409, { message: 'Modifié ailleurs', data: write(target) })
    target.attributes = { ...target.attributes, ...((await request.json()) as Values) }
    target.version += 1
    return json(200, { data: write(target) })
  }
  const create = async (request: Request, type: ResourceType): Promise<Response> => {
    created += 1
    const attributes = {
      ...initialAttributes({ fields: resources[type].fields }),
      ...((await request.json()) as Values),
    }
    const made: Held = {
      type,
      id: `00000000-0000-4000-8000-${String(created).padStart(12, '0')}`,
      attributes,
      version: 1,
    }
    held.set(made.id, made)
    return json(201, { data: write(made) })
  }

  const answer = async (request: Request): Promise<Response> => {
    const [, , , resource, file, path, item] = new URL(request.url).pathname.split('/')
    if (resource === 'me') return json(200, userDocument('u1', permissions))
    if (resource !== 'client-files' || file !== FILE) return json(404, { message: 'Introuvable' })
    const section = path === undefined ? undefined : pathFor.get(path)
    if (!section && request.method === 'GET')
      return json(200, {
        data: write(wholeFile()),
        included: [...held.values()].filter(({ type }) => type !== 'client_file').map(write),
      })
    if (!section) return change(request, wholeFile())
    if (request.method === 'POST') return create(request, section.definition.type)
    return change(request, item === undefined ? membersOf(section.definition.type)[0] : held.get(item))
  }
  const wholeFile = (): Held => {
    const file = held.get(FILE)
    if (!file) throw new Error('The file was deleted.')
    return file
  }
  return { answer, membersOf }
}
