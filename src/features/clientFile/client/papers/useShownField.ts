import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { clientFileSections } from '#features/clientFile/contract/household'
import { sectionAddress } from '#features/clientFile/contract'
import { useOpenAggregate } from '#client/editing'
import { SHOWN_FIELD } from '../file/parts/useAskedField'
import type { Proposal } from './proposal'

/** Has the field of a proposal seen beside the values that are proposed; the first one as soon as there is one. */
export function useShownField(proposals: readonly Proposal[]): (proposal: Proposal) => void {
  const { id } = useOpenAggregate()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const show = ({ section, field }: Proposal) => {
    const path = clientFileSections.find(({ definition }) => definition.type === section)?.path
    if (path === undefined) return
    const address = `${sectionAddress(id, path)}&${SHOWN_FIELD}=${field}`
    if (address !== `${pathname}${search}`) void navigate(address, { replace: address.startsWith(pathname) })
  }
  const showFirst = useEffectEvent(() => {
    const [first] = proposals
    if (first) show(first)
  })
  const hasAny = proposals.length > 0
  useEffect(() => {
    if (hasAny) showFirst()
  }, [hasAny])
  return show
}
