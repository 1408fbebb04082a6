import type { ComponentType, ReactNode } from 'react'
import { Logo } from './Logo'

export interface MenuEntry {
  readonly address: string
  readonly label: string
  readonly icon: ReactNode
}
export interface MenuAction {
  readonly label: string
  readonly icon: ReactNode
  readonly onSelect: () => void
}

export interface LinkProps {
  readonly to: string
  readonly className: string
  readonly children: ReactNode
  readonly 'aria-current'?: 'page' | undefined
  readonly onClick?: (() => void) | undefined
}

export interface MenuProps {
  /** Address of the logo of the firm; the sign of the product stands in where there is none. */
  readonly logo?: string | undefined
  readonly entries: readonly MenuEntry[]
  /** Stand at the foot of the menu: settings, logout. */
  readonly actions: readonly MenuAction[]
  /** The address of the entry that the page belongs to. */
  readonly current: string | undefined
  /** The link of the router. */
  readonly link: ComponentType<LinkProps>
}

/** The entries of the rail and of the drawer; `onSelect` is told of each choice. */
export function Menu({ logo, entries, actions, current, link: Link, onSelect: onAny }: MenuProps & { onSelect?: () => void }) {
  return (
    <>
      <Logo image={logo} />
      <ul className="menu">
        {entries.map(({ address, label, icon }) => (
          <li key={address}>
            <Link to={address} className="menu-item" aria-current={address === current ? 'page' : undefined} onClick={onAny}>{icon}<span className="menu-label">{label}</span></Link>
          </li>
        ))}
      </ul>
      <ul className="menu menu-foot">
        {actions.map(({ label, icon, onSelect }) => (
          <li key={label}><button type="button" className="menu-item" onClick={() => { onAny?.(); onSelect() }}>{icon}<span className="menu-label">{label}</span></button></li>
        ))}
      </ul>
    </>
  )
}
