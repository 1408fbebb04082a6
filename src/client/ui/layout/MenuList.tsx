import { useState, type MouseEvent } from 'react'
import { DownOutlined } from '@ant-design/icons'
import { Badge } from 'antd'
import { Logo } from './Logo'
import { isCurrent, type MenuAction, type MenuEntry, type MenuProps } from './MenuEntry'

interface MenuListProps extends MenuProps {
  /** Is told of each choice. */
  readonly onSelect?: () => void
}

/**
 * The entries of the rail and of the drawer: a list of links. antd's Menu (6.6.8) makes of each a menu item with a link
 * in it, two tab stops, and does not say which page is shown (ant-design#10095).
 */
export function MenuList({ logo, entries, actions, current, link, onSelect }: MenuListProps) {
  const shared = { current, link, onSelect }
  return (
    <>
      <Logo {...logo} />
      <ul className="menu">
        {entries.map((entry) => (
          <li key={entry.address}>
            {/* A group opens again each time the page comes to be one of its own. */}
            {entry.children ? (
              <Group key={String(isCurrent(entry, current))} entry={entry} {...shared} />
            ) : (
              <Entry entry={entry} {...shared} />
            )}
          </li>
        ))}
      </ul>
      <ul className="menu menu-foot">
        {actions.map((action) => (
          <li key={action.label}>
            <Action action={action} onSelect={onSelect} />
          </li>
        ))}
      </ul>
    </>
  )
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

interface ActionProps {
  readonly action: MenuAction
  readonly onSelect: (() => void) | undefined
}

function Action({ action, onSelect }: ActionProps) {
  const content = (
    <>
      {action.icon}
      <span className="menu-label">
        {action.label}
        {action.detail !== undefined && <small>{action.detail}</small>}
      </span>
    </>
  )
  return 'href' in action ? (
    <a
      href={action.href}
      className="menu-item"
      onClick={(event) => {
        onSelect?.()
        if (!action.onFollow || !isPlain(event)) return
        event.preventDefault()
        action.onFollow()
      }}
    >
      {content}
    </a>
  ) : (
    <button
      type="button"
      className="menu-item"
      onClick={() => {
        onSelect?.()
        action.onSelect()
      }}
    >
      {content}
    </button>
  )
}

interface EntryProps extends Pick<MenuListProps, 'current' | 'link'> {
  readonly entry: MenuEntry
  readonly onSelect: (() => void) | undefined
}

function Entry({ entry: { address, label, icon, badge }, current, link: Link, onSelect }: EntryProps) {
  return (
    <Link to={address} className="menu-item" aria-current={address === current ? 'page' : undefined} onClick={onSelect}>
      {icon}
      <span className="menu-label">{label}</span>
      {badge && badge.count > 0 && (
        <>
          <Badge className="menu-badge" size="small" count={badge.count} overflowCount={999} title="" aria-hidden />
          <span className="visually-hidden">
            {' '}
            {badge.count} {badge.label}
          </span>
        </>
      )}
    </Link>
  )
}

function Group({ entry, current, link: Link, onSelect }: EntryProps) {
  const [isOpen, setOpen] = useState(entry.isOpen === true || isCurrent(entry, current))
  return (
    <>
      <button
        type="button"
        className="menu-item"
        aria-expanded={isOpen}
        data-current={isCurrent(entry, current)}
        onClick={() => {
          setOpen(!isOpen)
        }}
      >
        {entry.icon}
        <span className="menu-label">{entry.label}</span>
        <DownOutlined aria-hidden className="menu-arrow" />
      </button>
      {isOpen && (
        <ul className="menu menu-group">
          {entry.children?.map(({ address, label }) => (
            <li key={address}>
              <Link
                to={address}
                className="menu-item"
                aria-current={address === current ? 'page' : undefined}
                onClick={onSelect}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
