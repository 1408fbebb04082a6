import { isListOf, isObject, isText, type Entries } from '#contract/json'
import { digestOf } from './digest'
import { FORMAT, VERSION, type RecordedCalculation, type Snapshot } from './snapshot'

/** What a file is: a snapshot, or why it is refused, in French. */
type ReadSnapshot =
  { readonly snapshot: Snapshot; readonly refusal?: never } | { readonly refusal: string; readonly snapshot?: never }

export const refusals = {
  notASnapshot: 'Ce fichier n’est pas un instantané de Solive. Choisissez un fichier «\u00a0instantane-….json\u00a0».',
  newer:
    'Cet instantané vient d’une version plus récente de Solive. Rechargez la page pour mettre l’application à jour, puis ouvrez-le de nouveau.',
  altered: 'Le fichier a été modifié. Demandez à la personne qui l’a exporté de vous l’envoyer de nouveau.',
} as const

/** Migrations by the version that each starts from: each turns a file into one of the next version. */
type Migrations = Readonly<Record<number, (older: Entries) => Entries>>
const migrations: Migrations = {
  1: (file) => ({ ...file, answers: [] }),
  2: (file) => Object.fromEntries(Object.entries(file).map(([name, part]) => [name, withParentIds(part)])),
}

/** What was recorded when the id of a parent was called `under`. */
function withParentIds(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withParentIds)
  if (!isObject(part)) return part
  return Object.fromEntries(
    Object.entries(part).map(([name, inner]) => [name === 'under' ? 'parentId' : name, withParentIds(inner)]),
  )
}

/** Brings a file to the present version, step by step; undefined when a step is missing. */
export function migrated(file: Entries, version: number, steps: Migrations, present: number): Entries | undefined {
  if (version === present) return file
  const step = steps[version]
  return step && migrated({ ...step(file), version: version + 1 }, version + 1, steps, present)
}

/** Reads a snapshot file; its content is used only after its digest was verified. */
export async function readSnapshot(text: string): Promise<ReadSnapshot> {
  const file = parse(text)
  if (file?.['format'] !== FORMAT || typeof file['version'] !== 'number') return { refusal: refusals.notASnapshot }
  if (file['version'] > VERSION) return { refusal: refusals.newer }
  const { sha256, ...body } = file
  if (sha256 !== (await digestOf(body))) return { refusal: refusals.altered }
  const present = migrated(file, file['version'], migrations, VERSION)
  return isSnapshot(present) ? { snapshot: present } : { refusal: refusals.notASnapshot }
}

function parse(text: string): Entries | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

const areTexts = (source: Entries, names: readonly string[]): boolean => names.every((name) => isText(source[name]))

/** `base` and `state` stay unknown: whoever has the reducers reads them. */
function isSnapshot(value: unknown): value is Snapshot {
  return (
    isObject(value) &&
    areTexts(value, ['taken_at', 'application', 'address', 'browser', 'sha256']) &&
    typeof value['replaced'] === 'number' &&
    isListOf(value['actions'], (item) => isObject(item) && isText(item['at']) && isObject(item['action'])) &&
    isListOf(value['failures'], (item) => isObject(item) && areTexts(item, ['at', 'endpoint', 'kind'])) &&
    isListOf(
      value['answers'],
      (item) =>
        isObject(item) &&
        isText(item['path']) &&
        isObject(item['query']) &&
        isObject(item['page']) &&
        isLinkage(item['data']),
    ) &&
    isObject(value['law']) &&
    Object.values(value['law']).every(isText) &&
    (value['calculation'] === null || isCalculation(value['calculation']))
  )
}

const isRef = (value: unknown): boolean => isObject(value) && areTexts(value, ['type', 'id'])
const isLinkage = (value: unknown): boolean => value === null || isRef(value) || isListOf(value, isRef)

function isCalculation(value: unknown): value is RecordedCalculation {
  return (
    isObject(value) &&
    isObject(value['inputs']) &&
    areTexts(value, ['engine_version', 'rules_as_of', 'inputs_sha256', 'outputs_sha256'])
  )
}
