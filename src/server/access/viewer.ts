import { heldRights, rightsOf, type Circumstances, type Right, type Rights } from '#contract/access'

/** Who asks: someone logged in, or the owner of an API token. */
export interface Viewer extends Rights {
  readonly companyId: string
  readonly userId: string
  /** First and last name, to sign what they write. */
  readonly name: string
  /** Permissions and flags together: what actions ask for. */
  readonly rights: ReadonlySet<Right>
  /** What they write from, for the history: `Chrome sur Windows`; null when it is not known. */
  readonly device: string | null
  /** What the person did in one go that this request is a part of; null for what stands by itself. */
  readonly step: string | null
  /** A client looks on. */
  readonly isMeeting: boolean
}

/** An account, as it is at the moment of the request. */
interface ViewingAccount extends Pick<Viewer, 'companyId' | 'userId' | 'name'> {
  readonly roles: readonly string[]
  readonly circumstances: Pick<Circumstances, 'user' | 'company'>
}

/**
 * The viewer that an account gives; the rights follow from the roles, the flags of the account and its firm, and from a
 * client who looks on.
 */
export function viewerOf(
  { companyId, userId, name, roles, circumstances }: ViewingAccount,
  { device = null, step = null, isMeeting = false }: Partial<Pick<Viewer, 'device' | 'step' | 'isMeeting'>> = {},
): Viewer {
  const rights = rightsOf(roles)
  return {
    companyId,
    userId,
    name,
    device,
    step,
    isMeeting,
    ...rights,
    rights: heldRights(rights, { ...circumstances, isMeeting }),
  }
}
