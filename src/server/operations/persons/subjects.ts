import { isUuid, type FieldErrors } from '#contract'
import { entriesOf, isText } from '#contract/json'
import { invalid } from '../failure'
import { fieldErrors } from '../guard'
import type { PersonKind } from './kind'

/** Where somebody is. */
export interface Subject {
  readonly type: string
  readonly id: string
}

/** A subject and its kind. */
export interface KnownSubject extends Subject {
  readonly kind: PersonKind
}

/** No household has as many; each is read or erased whole. */
const SUBJECTS_AT_MOST = 50

/** `client_file:<uuid>` */
export const nameOf = ({ type, id }: Subject): string => `${type}:${id}`

/** The subjects of a body, each once. @throws Failure invalid */
export function subjectsOf(kinds: readonly PersonKind[], body: unknown): readonly KnownSubject[] {
  const { subjects } = entriesOf(body)
  if (!Array.isArray(subjects) || subjects.length === 0)
    throw invalid(fieldErrors('subjects', 'Choisissez au moins un élément.'))
  if (subjects.length > SUBJECTS_AT_MOST)
    throw invalid(fieldErrors('subjects', `${SUBJECTS_AT_MOST}\u00a0éléments au plus à la fois.`))
  const read: readonly (KnownSubject | FieldErrors)[] = subjects.map((subject, index) => known(kinds, subject, index))
  const errors = read.filter((one): one is FieldErrors => !('kind' in one))
  if (errors.length > 0) throw invalid(Object.fromEntries(errors.flatMap((one) => Object.entries(one))))
  const found = read.filter((one): one is KnownSubject => 'kind' in one)
  return [...new Map(found.map((subject) => [nameOf(subject), subject])).values()]
}

function known(kinds: readonly PersonKind[], subject: unknown, index: number): KnownSubject | FieldErrors {
  const { type, id } = entriesOf(subject)
  const kind = kinds.find(({ trash }) => trash.type === type)
  if (!kind) return fieldErrors(`subjects.${index}.type`, 'Cette valeur n’est pas dans la liste.')
  if (!isText(id) || !isUuid(id)) return fieldErrors(`subjects.${index}.id`, 'Cet identifiant n’est pas valide.')
  return { type: kind.trash.type, id, kind }
}
