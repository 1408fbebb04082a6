import { Link } from 'react-router-dom'
import type { LinkProps } from '#client/ui/layout'
import { professionalMenu, scpiMenu } from '../features'
import { prefetchPage } from './prefetchPage'

const pages = new Map(
  [...professionalMenu, ...scpiMenu]
    .flatMap(({ children = [], ...place }) => [place, ...children])
    .flatMap(({ address, page }) => (page === undefined ? [] : [[address, page] as const])),
)

/** A link of the menu, whose page is fetched when somebody is about to follow it. */
export function PageLink(props: LinkProps) {
  const prefetch = () => {
    const page = pages.get(props.to)
    if (page !== undefined) void prefetchPage(page)
  }
  return <Link {...props} onPointerEnter={prefetch} onFocus={prefetch} />
}
