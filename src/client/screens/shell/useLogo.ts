import type { Linkage, Ref } from '#contract/jsonapi'
import { selectResource } from '#client/entities'
import { selectUser } from '#client/session'
import { useAppSelector } from '#client/store'

const isOne = (linkage: Linkage | undefined): linkage is Ref => linkage !== null && linkage !== undefined && 'id' in linkage

/** The logo to show, by the order of the specification (§2): square and plain one of the firm, icon and logo of its network. */
export function useLogo(): string | undefined {
  return useAppSelector((state) => {
    const { company, network } = selectUser(state)?.relationships ?? {}
    const firm = isOne(company) ? selectResource(state, 'company', company.id)?.attributes : undefined
    const group = isOne(network) ? selectResource(state, 'network', network.id)?.attributes : undefined
    return [firm?.logo_square, firm?.logo, group?.icon, group?.logo].find((address) => typeof address === 'string' && address !== '') ?? undefined
  })
}
