import { rightsOf, type Rights } from '#contract/access'

/** Who asks: someone logged in, or the owner of an API token. */
export interface Viewer extends Rights {
  readonly companyId: string
  readonly userId: string
  /** First and last name, to sign what they write. */
  readonly name: string
}

/** The viewer that an account gives; the rights follow from the roles. */
export function viewerOf(account: { companyId: string; userId: string; name: string; roles: readonly string[] }): Viewer {
  const { companyId, userId, name, roles } = account
  return { companyId, userId, name, ...rightsOf(roles) }
}
