import { heldRights, rightsOf, type Circumstances, type Right, type Rights } from '#contract/access'

/** Whoever asks: what is known of every kind. Policies say for each kind which rows it reaches. */
export interface Caller {
  readonly kind: 'member' | 'visitor' | 'client'
  /** The firm whose rows are asked for. */
  readonly companyId: string
  /** The network address that they ask from; null where nobody asks. */
  readonly address: string | null
  /** Of the request, as the log has it. */
  readonly requestId: string | null
}

/**
 * The kinds that look at the rows of a firm by roles and rights: a member, logged in or by an API token; a client of the firm, by the portal,
 * whose `userId` is the client’s id; and a visitor, without an account, on its public host, whose `userId` is that of nobody.
 */
export interface Viewer extends Caller, Rights {
  readonly userId: string
  /** First and last name, to sign what they write. */
  readonly name: string
  readonly roles: readonly string[]
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

/** How they ask. */
type Asking = Pick<Viewer, 'device' | 'step' | 'isMeeting' | 'address' | 'requestId'>

/**
 * The viewer that an account gives; the rights follow from the roles, the flags of the account and its firm, and from a
 * client who looks on.
 */
export function viewerOf(
  { companyId, userId, name, roles, circumstances }: ViewingAccount,
  { device = null, step = null, isMeeting = false, address = null, requestId = null }: Partial<Asking> = {},
): Viewer {
  const rights = rightsOf(roles)
  return {
    kind: 'member',
    companyId,
    userId,
    name,
    roles,
    device,
    step,
    isMeeting,
    address,
    requestId,
    ...rights,
    rights: heldRights(rights, { ...circumstances, isMeeting }),
  }
}

/** A client of a firm, by his portal. */
interface PortalAccount {
  readonly companyId: string
  readonly clientId: string
  /** First and last name. */
  readonly name: string
}

/** The role of whoever logs in by the portal of clients. */
const PORTAL_ROLES = ['scpi-client'] as const

/** The viewer that a client is, by his portal: he may what his role lets him do, of himself, and holds no flag. `userId` is his own id. */
export function portalViewerOf(
  { companyId, clientId, name }: PortalAccount,
  { device = null, step = null, address = null, requestId = null }: Partial<Omit<Asking, 'isMeeting'>> = {},
): Viewer {
  const rights = rightsOf(PORTAL_ROLES)
  return {
    kind: 'client',
    companyId,
    userId: clientId,
    name,
    roles: PORTAL_ROLES,
    device,
    step,
    isMeeting: false,
    address,
    requestId,
    ...rights,
    rights: rights.permissions,
  }
}

/** Somebody without an account, who looks at what a firm shows on its public host. */
export function visitorOf(
  companyId: string,
  { address = null, requestId = null }: Partial<Pick<Asking, 'address' | 'requestId'>> = {},
): Viewer {
  const permissions = new Set(['see_application_immo'] as const)
  return {
    kind: 'visitor',
    companyId,
    // Visitors of one address are counted together.
    userId: `visitor ${address ?? ''}`,
    name: '',
    roles: [],
    permissions,
    perimeter: 'own_leads',
    scpiPerimeter: 'own',
    rights: permissions,
    device: null,
    step: null,
    isMeeting: false,
    address,
    requestId,
  }
}
