import { entriesOf, isText } from '#contract/json'
import { isResourceType, type ResourceType } from '#contract/resources'
import { api, notADocument, ofList, transportOf } from '#client/api'

/** Where somebody is, and everybody whom it is about. */
export interface FoundSubject {
  readonly type: ResourceType
  readonly id: string
  readonly title: string | null
  readonly inTrash: boolean
  readonly people: readonly Person[]
}

export interface Person {
  readonly name: string | null
  readonly email: string | null
  readonly phone: string | null
  /** `YYYY-MM-DD` */
  readonly birthdate: string | null
}

export interface FoundPersons {
  readonly found: readonly FoundSubject[]
  readonly hasMore: boolean
}

interface Erasure {
  readonly subjects: readonly Pick<FoundSubject, 'type' | 'id'>[]
  readonly reason: string
}

/** Finds and erases people. Nothing of what is found stays on the device: a search is not cached, nor its answer among resources. */
export const personsApi = api.injectEndpoints({
  endpoints: (build) => ({
    findPersons: build.mutation<FoundPersons, string>({
      queryFn: async (q, { extra, signal }) => {
        const request = { method: 'GET', path: '/v3/company/persons', query: { q }, signal } as const
        const { body, failure } = await transportOf(extra).send(request)
        if (failure) return { error: failure, meta: NOTHING }
        const found = foundIn(body)
        return found ? { data: found, meta: NOTHING } : { error: notADocument, meta: NOTHING }
      },
    }),
    erasePersons: build.mutation<null, Erasure>({
      queryFn: async (body, { extra, signal }) => {
        const request = { method: 'POST', path: '/v3/company/persons/erase', body, signal } as const
        const { failure } = await transportOf(extra).send(request)
        const removed = body.subjects.map(({ type, id }) => ({ type, id }))
        return failure ? { error: failure, meta: NOTHING } : { data: null, meta: { resources: [], removed } }
      },
      invalidatesTags: (_done, error) =>
        error
          ? []
          : [ofList('trash_item'), ofList('client_file'), ofList('client_lead'), ofList('client_file_deletion')],
    }),
  }),
})

const NOTHING = { resources: [] }

function foundIn(body: unknown): FoundPersons | undefined {
  const { data, meta } = entriesOf(body)
  if (!Array.isArray(data)) return undefined
  return { found: data.flatMap((item) => subjectIn(item) ?? []), hasMore: entriesOf(meta)['has_more'] === true }
}

function subjectIn(item: unknown): FoundSubject | undefined {
  const { type, id, attributes } = entriesOf(item)
  if (!isText(type) || !isResourceType(type) || !isText(id)) return undefined
  const { title, in_trash, people } = entriesOf(attributes)
  const known = Array.isArray(people) ? people.map(personIn) : []
  return { type, id, title: textIn(title), inTrash: in_trash === true, people: known }
}

function personIn(item: unknown): Person {
  const { firstname, lastname, email, phone, birthdate } = entriesOf(item)
  const name = [firstname, lastname].filter(isText).join(' ')
  return {
    name: name === '' ? null : name,
    email: textIn(email),
    phone: textIn(phone),
    birthdate: textIn(birthdate),
  }
}

const textIn = (value: unknown): string | null => (isText(value) ? value : null)
