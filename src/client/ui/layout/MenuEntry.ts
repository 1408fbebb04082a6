import type { ComponentType, ReactNode } from 'react'

/** A place that the menu leads to. */
export interface MenuEntry {
  readonly address: string
  readonly label: string
  readonly icon: ReactNode
  /** What the bar of a phone calls it; without one, it stands in the drawer only. */
  readonly barLabel?: string
  /** How many things wait there, and what they are: `12`, `contacts à rappeler`. None shows when there are none. */
  readonly badge?: { readonly count: number; readonly label: string }
  /** The places of a group. It opens by itself around the page that is shown. */
  readonly children?: readonly Pick<MenuEntry, 'address' | 'label'>[]
  /** A group that is open before anyone opens it. */
  readonly isOpen?: boolean
}

/** What stands at the foot of the menu: a link to elsewhere, or something to do. */
export type MenuAction = { readonly label: string; readonly detail?: string; readonly icon: ReactNode } &
  // A click that opens another tab or window goes to the address as it is.
  ({ readonly href: string; readonly onFollow?: () => void } | { readonly onSelect: () => void })

export interface LinkProps {
  readonly to: string
  readonly className: string
  readonly children: ReactNode
  readonly 'aria-current'?: 'page' | 'true' | undefined
  readonly onClick?: (() => void) | undefined
}

export interface MenuProps {
  /** The logo and the name of the firm; those of the product stand in. */
  readonly logo: { readonly image?: string | undefined; readonly name?: string | undefined }
  readonly entries: readonly MenuEntry[]
  readonly actions: readonly MenuAction[]
  /** The address of the entry, or of the place in a group, that the page belongs to. */
  readonly current: string | undefined
  /** The link of the router. */
  readonly link: ComponentType<LinkProps>
}

/** Whether the page belongs to an entry or to one of its group. */
export const isCurrent = ({ address, children = [] }: MenuEntry, current: string | undefined): boolean =>
  address === current || children.some((child) => child.address === current)
