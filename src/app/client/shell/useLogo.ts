import { selectResource } from '#client/entities'
import { selectCompany, selectUser } from '#client/session'
import { useAppSelector } from '#client/store'

/** The logo to show, by the order of the specification (§2): square and plain one of the firm, icon and logo of its network. */
export function useLogo(): { readonly image: string | undefined; readonly name: string | undefined } {
  const firm = useAppSelector(selectCompany)?.attributes
  const group = useAppSelector((state) => {
    const network = selectUser(state)?.relationships['network']
    return network && 'id' in network ? selectResource(state, 'network', network.id) : undefined
  })?.attributes
  const image = [firm?.logo_square, firm?.logo, group?.icon, group?.logo].find(
    (address) => typeof address === 'string' && address !== '',
  )
  return { image: image ?? undefined, name: image ? (firm?.name ?? group?.name ?? undefined) : undefined }
}
