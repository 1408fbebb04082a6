import type { Caller } from './testApp'

/** An operation of the API: what its description says of it. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With `{name}` for what varies. */
  readonly path: string
  readonly isPublic: boolean
  /** Whether an API token may ask. */
  readonly takesTokens: boolean
}

/** What the API says of itself. */
export async function describedOperations(caller: Caller): Promise<Operation[]> {
  const { paths } = (await caller.call('GET', '/api/openapi.json')).json<{
    paths: Record<string, Record<string, { security: object[] }>>
  }>()
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security }]) => ({
      method: method.toUpperCase() as Operation['method'],
      path,
      isPublic: security.length === 0,
      takesTokens: security.some((scheme) => 'token' in scheme),
    })),
  )
}
