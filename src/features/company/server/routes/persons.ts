import { checkComplete } from '#contract'
import { entriesOf } from '#contract/json'
import { personErasure } from '#features/company/contract'
import { ofCompany, those } from '#server/access'
import type { ColumnCipher } from '#server/db/encryption'
import type { ApiRoute, Call, Dependencies } from '#server/http/routes'
import { accepted, scopeOf } from '#server/operations'
import { record } from '#server/operations/audit'
import {
  erasePersons,
  exportPersons,
  findPersons,
  kindsFor,
  subjectsOf,
  type PersonKind,
} from '#server/operations/persons'
import type { ForgetMail } from '#server/services/mail'

const PERSONS = '/v3/company/persons'

const managing = those('managePersons', ofCompany)

/** A person may ask a firm for all that it keeps of them, and for its end (GDPR, art. 15, 17 and 20): found, copied and erased in one place. */
export const personRoutes = (
  kinds: readonly PersonKind[],
  { forgetMail, cipher }: Pick<Dependencies, 'forgetMail' | 'cipher'>,
): readonly ApiRoute[] => [finding(kinds), copying(kinds, cipher), erasing(kinds, forgetMail)]

const finding = (kinds: readonly PersonKind[]): ApiRoute => ({
  method: 'GET',
  path: PERSONS,
  access: 'viewer',
  summary:
    'Cherche où se trouve une personne (`q`\u00a0: nom, e-mail, téléphone, date de naissance ou titre d’un dossier), corbeille comprise',
  query: { text: true },
  handle: async ({ database, viewer, query, now }) => {
    scopeOf(managing, viewer)
    const { found, hasMore } = await findPersons(kindsFor(kinds, viewer), { database, viewer }, query.text)
    await record(database, viewer, { action: 'list_read', details: { of: 'person', count: found.length }, at: now })
    return { json: { data: found, meta: { total: found.length, has_more: hasMore } } }
  },
})

const copying = (kinds: readonly PersonKind[], cipher: ColumnCipher): ApiRoute => ({
  method: 'POST',
  path: `${PERSONS}/export`,
  access: 'viewer',
  asksAgain: true,
  isHeavy: true,
  summary: 'Tout ce qui est conservé d’une personne (`subjects`\u00a0: `[{ type, id }]`), en ZIP',
  handle: async (call) => {
    scopeOf(managing, call.viewer)
    return {
      bytes: await exportPersons({ ...call, cipher }, subjectsOf(kindsFor(kinds, call.viewer), call.body)),
      mediaType: 'application/zip',
      savedAs: 'personne.zip',
    }
  },
})

const erasing = (kinds: readonly PersonKind[], forgetMail: ForgetMail): ApiRoute => ({
  method: 'POST',
  path: `${PERSONS}/erase`,
  access: 'viewer',
  writes: true,
  asksAgain: true,
  isHeavy: true,
  summary: 'Efface une personne pour toujours, partout où elle est (`subjects`, `reason`)',
  handle: async (call: Call) => {
    scopeOf(managing, call.viewer)
    const allowed = kindsFor(kinds, call.viewer)
    const subjects = subjectsOf(allowed, call.body)
    const { reason } = accepted(checkComplete(personErasure, { reason: entriesOf(call.body)['reason'] }))
    const { database: transaction, viewer, now } = call
    await erasePersons(allowed, { transaction, viewer, now, reason, forgetMail }, subjects)
    return { status: 204 }
  },
})
