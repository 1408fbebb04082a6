import { checkChange } from '#contract'
import type { Resource } from '#contract/jsonapi'
import { companySecurity } from '#features/account/contract'
import { accountTables } from '#features/account/server'
import { those, type Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { accepted, fieldErrors, invalid, notFound, scopeOf } from '#server/operations'
import type { SettingWrite } from '#server/operations/settings'
import { findResources } from '#server/repositories/resources'
import { isLocalHost } from '#server/services'
import { updateCompany } from './company'

const reading = those('readCompanySettings', ({ companyId }) => ({ id: companyId }))

/** What the firm asks of those who log in. */
export async function readSecurity(database: Queryable, viewer: Viewer): Promise<Resource> {
  const [company] = await findResources(accountTables.company, { scope: scopeOf(reading, viewer) }, database)
  if (!company) throw notFound()
  return company
}

/** Changes it: it holds from the next request of each session. @throws Failure forbidden, invalid */
export const updateSecurity = (write: SettingWrite, input: unknown): Promise<Resource> =>
  updateCompany(write, 'security', () => {
    const { frame_origins, ...others } = accepted(checkChange(companySecurity, input))
    return { ...others, ...(frame_origins === undefined ? {} : { frame_origins: originsIn(frame_origins ?? []) }) }
  })

/** How many sites a firm lists at most. */
const ORIGINS_AT_MOST = 20

/** @throws Failure invalid for what is not the address of a site alone: `https://www.example.fr` */
function originsIn(texts: readonly string[]): readonly string[] {
  if (texts.length > ORIGINS_AT_MOST) throw invalid(fieldErrors('frame_origins', `${ORIGINS_AT_MOST} sites au plus`))
  const wrong = texts.find((text) => originOf(text) === undefined)
  if (wrong !== undefined)
    throw invalid(
      fieldErrors(
        'frame_origins',
        `«\u00a0${wrong}\u00a0» n’est pas l’adresse d’un site, comme https://www.exemple.fr`,
      ),
    )
  return [...new Set(texts.flatMap((text) => originOf(text) ?? []))]
}

/** The origin of the address of a site without a path; http only where nobody but this machine comes. */
function originOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, hostname, origin, href } = new URL(text)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLocalHost(hostname))
  return isSafe && href === `${origin}/` ? origin : undefined
}
