import type { WrittenDocument } from '#contract/jsonapi'
import { Refusal, type Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import type { ColumnCipher } from '#server/db/encryption'
import type { Identity, SubjectKind } from '#server/repositories/persons'
import type { TrashKind } from '../trash'

/** A type of resource that is about people: how one is found, copied and erased. What hangs on its row by the keys of the database is part of it. */
export interface PersonKind {
  readonly trash: TrashKind
  /** Who it is about. */
  readonly identities: readonly Identity[]
  /** Everything that is kept of one (GDPR, art. 15 and 20), what is encrypted in clear. @throws Failure notFound */
  readonly copy: (
    database: Queryable,
    viewer: Viewer,
    id: string,
    now: Date,
    cipher: ColumnCipher,
  ) => Promise<WrittenDocument>
  /** Deletes one, which goes to the trash. @throws Failure notFound */
  readonly remove: (transaction: Queryable, viewer: Viewer, id: string, now: Date) => Promise<void>
}

/** The kinds of what a viewer could delete: of the others they know nothing. */
export const kindsFor = (kinds: readonly PersonKind[], viewer: Viewer): readonly PersonKind[] =>
  kinds.filter(({ trash }) => !(trash.removal(viewer) instanceof Refusal))

export const subjectKinds = (kinds: readonly PersonKind[]): readonly SubjectKind[] =>
  kinds.map(({ trash: { type, table, title }, identities }) => ({ type, table, title, identities }))
