import { definitionOf, type Field, type ResourceDefinition } from '#contract'
import { resourceTypes } from '#contract/resources'
import { MEETING_HEADER, STEP_HEADER } from '#contract/access'
import type { ApiRoute } from './route'
import type { QueryGrammar } from './query'
import { isBySession } from './tokens'

/** The OpenAPI 3.1 description of the routes, from the catalogue. @param sessionCookie its name */
export function openApiDocument(routes: readonly ApiRoute[], sessionCookie: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Solive', version: '3', description: 'Documents JSON:API\u202f; corps de requête plats.' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: Object.fromEntries(resourceTypes().map((type) => [type, resourceSchema(definitionOf(type))])),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}

function operation(route: ApiRoute): object {
  return {
    summary: route.summary,
    security: securityOf(route),
    parameters: [...pathParameters(route.path), ...queryParameters(route.query ?? {}), ...headersOf(route)],
    ...requestBody(route),
    responses: {
      default: {
        description: 'Réponse ou erreur',
        ...(route.answers
          ? { content: { 'application/vnd.api+json': { schema: documentSchema(route.answers) } } }
          : {}),
      },
    },
  }
}

function securityOf(route: ApiRoute): object[] {
  if (route.access === 'public') return []
  return isBySession(route) ? [{ session: [] }] : [{ session: [] }, { token: [] }]
}

/** A form is as good as JSON; in JSON, files are data URLs. */
function requestBody({ body, files }: ApiRoute): object {
  if (!body && !files) return {}
  const { properties = {}, ...rest } = body ? attributesSchema(body, true) : { type: 'object' as const }
  const withFiles = (file: object) => ({
    schema: {
      ...rest,
      properties: { ...properties, ...Object.fromEntries((files?.names ?? []).map((name) => [name, file])) },
    },
  })
  return {
    requestBody: {
      content: {
        'application/json': withFiles({ type: ['string', 'null'], description: 'data:…;base64,…' }),
        'multipart/form-data': withFiles({ type: 'string', contentMediaType: 'application/octet-stream' }),
      },
    },
  }
}

function pathParameters(path: string): object[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', ...(/^id$|Id$/.test(name) ? { format: 'uuid' } : {}) },
  }))
}

function queryParameters({
  includes,
  nestedIncludes = [],
  filters,
  sorts,
  text,
  paged,
  flags,
  answers,
}: QueryGrammar): object[] {
  const parameter = (name: string, schema: object) => ({ name, in: 'query', schema })
  const words = { type: 'string' }
  return [
    ...(includes ? [parameter('include', { type: 'array', items: { enum: [...includes, ...nestedIncludes] } })] : []),
    ...(filters ?? []).map((name) => parameter(`filter[${name}]`, words)),
    ...(sorts
      ? [parameter('sort', { type: 'array', items: { enum: sorts.flatMap((name) => [name, `-${name}`]) } })]
      : []),
    ...(text ? [parameter('q', words)] : []),
    ...(paged
      ? [
          parameter('page[number]', { type: 'integer', minimum: 1 }),
          parameter('page[size]', { type: 'integer', minimum: 1, maximum: 200 }),
        ]
      : []),
    ...(flags ?? []).map((name) => parameter(name, { enum: ['0', '1'] })),
    ...Object.entries(answers?.fields ?? {}).map(([name, field]) => ({
      ...parameter(name, field.kind === 'flag' ? { title: field.label, enum: ['0', '1'] } : fieldSchema(field)),
      required: field.required === true,
    })),
  ]
}

function headersOf(route: ApiRoute): object[] {
  if (route.access !== 'viewer') return []
  const header = (name: string, description?: string) => ({
    name,
    in: 'header',
    schema: { type: 'string' },
    ...(description === undefined ? {} : { description }),
  })
  if (route.writes !== true)
    return [header(MEETING_HEADER, 'Un client regarde\u00a0: ni référence de lot ni commission dans la réponse')]
  return [
    ...(route.repeatable === false ? [] : [header('Idempotency-Key')]),
    ...(route.method === 'PUT' ? [header('If-Match')] : []),
    header(STEP_HEADER, 'Nomme un même geste sur toutes ses écritures\u00a0: l’historique les tient ensemble'),
  ]
}

function documentSchema(type: string): object {
  const one = { $ref: `#/components/schemas/${type}` }
  return {
    type: 'object',
    required: ['data'],
    properties: {
      data: { anyOf: [one, { type: 'array', items: one }] },
      included: { type: 'array' },
      meta: { type: 'object' },
    },
  }
}

function resourceSchema(definition: ResourceDefinition): object {
  return {
    type: 'object',
    required: ['type', 'id', 'attributes'],
    properties: {
      type: { const: definition.type },
      id: { type: 'string' },
      attributes: attributesSchema(definition, false),
      relationships: {
        type: 'object',
        properties: Object.fromEntries(Object.keys(definition.relationships).map((name) => [name, { type: 'object' }])),
      },
      meta: { type: 'object', properties: { version: { type: 'integer' } } },
    },
  }
}

interface ObjectSchema {
  readonly type: 'object'
  readonly properties?: object
  readonly additionalProperties?: false
}

/** @param written only what a request may write */
function attributesSchema({ fields }: ResourceDefinition, written: boolean): ObjectSchema {
  const shown = Object.entries(fields).filter(([, field]) => !written || !field.readOnly)
  return {
    type: 'object',
    properties: Object.fromEntries(shown.map(([name, field]) => [name, fieldSchema(field)])),
    ...(written ? { additionalProperties: false } : {}),
  }
}

function fieldSchema({ kind, label, help, choices, minimum, maximum, maxLength }: Field): object {
  const { type, format } = SHAPES[kind]
  return {
    title: label,
    ...(help === undefined ? {} : { description: help }),
    ...(choices || type === undefined ? {} : { type: kind === 'flag' ? type : [type, 'null'] }),
    ...(format === undefined ? {} : { format }),
    ...(choices ? { enum: [...choices.map(({ value }) => value), null] } : {}),
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
    ...(maxLength === undefined ? {} : { maxLength }),
  }
}

const TEXT = { type: 'string', format: undefined }
const OBJECT = { type: 'object', format: undefined }
const NUMBER = { type: 'number', format: undefined }

const SHAPES: Readonly<
  Record<Field['kind'], { readonly type: string | undefined; readonly format: string | undefined }>
> = {
  amount: NUMBER,
  rate: NUMBER,
  decimal: NUMBER,
  coordinate: NUMBER,
  integer: { type: 'integer', format: undefined },
  flag: { type: 'boolean', format: undefined },
  yesNo: { type: 'boolean', format: undefined },
  date: { type: 'string', format: 'date' },
  instant: { type: 'string', format: 'date-time' },
  email: { type: 'string', format: 'email' },
  reference: { type: 'string', format: 'uuid' },
  choice: { type: 'string', format: undefined },
  text: TEXT,
  longText: TEXT,
  phone: TEXT,
  postalCode: TEXT,
  password: { type: 'string', format: 'password' },
  location: TEXT,
  list: { type: 'array', format: undefined },
  pictures: { type: 'array', format: undefined },
  rateTable: OBJECT,
  object: OBJECT,
  value: { type: undefined, format: undefined },
}
