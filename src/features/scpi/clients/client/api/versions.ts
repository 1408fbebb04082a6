import { entriesOf, isObject, isText, type Entries } from '#contract/json'
import { isResourceType, type ResourceType } from '#contract/resources'

/** A resource as it was signed. */
export interface SignedResource {
  readonly type: ResourceType
  readonly id: string
  readonly attributes: Entries
  /** Of what stands in a mass: which, by its `entity_type`. */
  readonly mass?: string
}

/** A score as it was signed. */
interface SignedScore {
  readonly code: string
  /** Null where an answer lacked. */
  readonly level: string | null
}

/** What an account says at one time: its answers, and the scores that follow from them. */
export interface Said {
  readonly answers: readonly SignedResource[]
  readonly scores: readonly SignedScore[]
}

/** What was signed once. */
export interface SignedVersion extends Said {
  readonly id: string
  readonly signedAt: string
  readonly signedBy: string
  readonly isPaper: boolean
  /** `YYYY-MM-DD` */
  readonly validUntil: string
  readonly endedAt: string | null
  readonly endedBy: string | null
  readonly endedReason: string | null
  /** What the page that was signed by hand is called. */
  readonly pageName: string | null
}

/** What was signed of an account, the latest first, and what it says now. */
export interface SignedVersions {
  readonly versions: readonly SignedVersion[]
  readonly current: Said
}

const textOrNull = (value: unknown): string | null => (isText(value) ? value : null)
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function resourceIn(value: unknown): readonly SignedResource[] {
  const { type, id, attributes } = entriesOf(value)
  return isText(type) && isResourceType(type) && isText(id) ? [{ type, id, attributes: entriesOf(attributes) }] : []
}

/** A root with what it holds. */
function wholeIn(resources: readonly SignedResource[]): readonly SignedResource[] {
  const mass = resources.find(({ type }) => type === 'pp_entity')?.attributes['entity_type']
  return isText(mass) ? resources.map((one) => ({ ...one, mass })) : resources
}

const saidIn = ({ answers, scores }: Entries): Said => ({
  answers: listIn(answers).flatMap((whole) => wholeIn(listIn(whole).flatMap(resourceIn))),
  scores: listIn(scores).flatMap((score) => {
    const { code, level_label } = entriesOf(score)
    return isText(code) ? [{ code, level: textOrNull(level_label) }] : []
  }),
})

function versionIn(value: unknown): readonly SignedVersion[] {
  if (!isObject(value) || !isText(value['id']) || !isText(value['signed_at'])) return []
  const { id, signed_at, signed_by, signed_with, valid_until, ended_at, ended_by, ended_reason, page_name } = value
  return [
    {
      ...saidIn(value),
      id,
      signedAt: signed_at,
      signedBy: textOrNull(signed_by) ?? '',
      isPaper: signed_with === 'paper',
      validUntil: textOrNull(valid_until) ?? '',
      endedAt: textOrNull(ended_at),
      endedBy: textOrNull(ended_by),
      endedReason: textOrNull(ended_reason),
      pageName: textOrNull(page_name),
    },
  ]
}

export const parseVersions = ({ versions, current }: Entries): SignedVersions => ({
  versions: listIn(versions).flatMap(versionIn),
  current: saidIn(entriesOf(current)),
})
