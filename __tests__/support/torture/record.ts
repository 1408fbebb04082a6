import type { APIRequestContext } from 'playwright-core'
import { clientFileSections } from '#features/clientFile/contract/household'

type Attributes = Readonly<Record<string, unknown>>
interface Held {
  readonly attributes: Attributes
}
interface Page<Item> {
  readonly data: Item
  readonly meta?: { readonly last_page?: number }
}

/** One field that a write changed, as the history of the file tells it. */
export interface Change {
  readonly type: string
  readonly id: unknown
  readonly field: unknown
  readonly from: unknown
  readonly to: unknown
}

/** What the server holds of a client file, read by its API. */
export function recordOf(request: APIRequestContext, clientFile: string) {
  const read = async <Item>(path: string): Promise<Page<Item>> => {
    const answer = await request.get(`/api/v3/client-files/${clientFile}/${path}`)
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()}`)
    return (await answer.json()) as Page<Item>
  }
  return {
    /** The attributes of a section that the file has once. */
    section: async (path: string): Promise<Attributes> => (await read<Held>(path)).data.attributes,
    items: async (path: string): Promise<readonly Attributes[]> =>
      (await read<readonly Held[]>(path)).data.map(({ attributes }) => attributes),
    /** Every change, the oldest first. */
    history: async (): Promise<readonly Change[]> => {
      const changes: Change[] = []
      for (let number = 1, last = 1; number <= last; number += 1) {
        const { data, meta } = await read<readonly Held[]>(`history?page[size]=200&page[number]=${number}`)
        last = meta?.last_page ?? 1
        for (const { attributes } of data)
          changes.push({
            type: String(attributes['resource_type']),
            id: attributes['resource_id'],
            field: attributes['field'],
            from: attributes['old_value'],
            to: attributes['new_value'],
          })
      }
      return changes.reverse()
    },
  }
}

export type FileRecord = ReturnType<typeof recordOf>

/** The type of the resources under a path of the API: `/api/v3/client-files/{id}/current-loans/{id}`. */
export function typeUnder(path: string): string | undefined {
  const section = path.split('/')[5]
  return clientFileSections.find(({ path: own }) => own === section)?.definition.type
}
