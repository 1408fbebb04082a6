import type { ReactNode } from 'react'
import { Dropdown, type MenuProps } from 'antd'
import type { OpenMenu } from './ActionMenu'

/** Something to do, or a place to go to. */
export interface MenuChoice {
  readonly key: string
  /** Words, or a link of them. */
  readonly label: ReactNode
  readonly icon?: ReactNode
  /** What it does cannot be taken back. */
  readonly isDangerous?: boolean
  readonly isDisabled?: boolean
  /** A link needs none. */
  readonly onChoose?: () => void
}

interface MenuChoicesProps extends OpenMenu {
  /** Stands over the choices: what they are about. */
  readonly heading?: ReactNode
  readonly choices: readonly MenuChoice[]
}

type Item = NonNullable<MenuProps['items']>[number]

const ENTERED = { open: true, autoFocus: true } as const

/**
 * antd's Dropdown, open as long as it is on the page. In 6.6.8 the focus does not enter its menu, and is lost when it
 * closes (ant-design#58980): it enters by `autoFocus`, and `onClose` gives it back before a choice acts, so that what
 * the choice opens finds it there. An arrow reaches an entry, not the link inside: Enter follows that link.
 */
export function MenuChoices({ name, heading, choices, onClose }: MenuChoicesProps) {
  const items = choices.map(({ key, label, icon, isDangerous = false, isDisabled = false, onChoose }): Item => ({
    key,
    label,
    icon,
    danger: isDangerous,
    disabled: isDisabled,
    onClick: ({ domEvent }) => {
      if (domEvent.type === 'keydown') {
        // Enter would press the button too, which has the focus from now on.
        domEvent.preventDefault()
        domEvent.currentTarget.querySelector('a')?.click()
      }
      // Once antd has read the key too: it looks for the menu then.
      queueMicrotask(() => {
        onClose()
        onChoose?.()
      })
    },
  }))
  return (
    <Dropdown
      {...ENTERED}
      trigger={['click']}
      placement="bottomRight"
      getPopupContainer={(place) => place.closest('main') ?? document.body}
      classNames={{ root: 'menu-choices' }}
      menu={{
        'aria-label': name,
        items: heading === undefined ? items : [{ key: 'choices', type: 'group', label: heading, children: items }],
      }}
      onOpenChange={(_isOpen, { source }) => {
        if (source === 'trigger') onClose()
      }}
    >
      <span className="action-menu-place" />
    </Dropdown>
  )
}
