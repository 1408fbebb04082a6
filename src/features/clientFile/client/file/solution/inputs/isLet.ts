import { schemes } from '#domain'

/** Whether the rent is the owner’s to set: shares are let by their company, a bare ownership by nobody as long as another has its use. */
export function isLet(project: string | null | undefined): boolean {
  const { letting, isShares = false } = schemes.findInvestment(project ?? '') ?? {}
  return letting !== 'none' && !isShares
}
