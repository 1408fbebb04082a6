import type { ComponentProps, ReactNode } from 'react'
import './button.css'

interface Look {
  /** `primary`: the one act of its place. `text` and `link` stand inside of something else. */
  readonly type?: 'default' | 'primary' | 'text' | 'link'
  readonly size?: 'small' | 'medium' | 'large'
  /** What it does cannot be taken back. */
  readonly danger?: boolean
  /** As wide as its place. */
  readonly block?: boolean
  readonly icon?: ReactNode
}

interface ActProps extends Look, Omit<ComponentProps<'button'>, 'type'> {
  readonly htmlType?: 'button' | 'submit'
  /** What it does is under way: it keeps its place and the focus, and does nothing more. */
  readonly loading?: boolean
}

/** Leads to another page: looks like a button, is a link. */
interface LinkProps extends Look, Omit<ComponentProps<'a'>, 'type' | 'href'> {
  readonly href: string
}

/** A button of the browser, with the looks of the theme. Not antd's: with its theme that would be 40 kB before the login. */
export function Button(props: ActProps | LinkProps) {
  return isLink(props) ? <LinkButton {...props} /> : <ActButton {...props} />
}

const isLink = (props: ActProps | LinkProps): props is LinkProps => 'href' in props

function LinkButton({ type, size, danger, block, icon, className, children, ...others }: LinkProps) {
  const look = classesOf({ type, size, danger, block, isBare: children === undefined }, className)
  return (
    <a {...others} className={look}>
      {icon}
      {children}
    </a>
  )
}

function ActButton({
  type,
  size,
  danger,
  block,
  icon,
  className,
  children,
  htmlType = 'button',
  loading = false,
  onClick,
  ...others
}: ActProps) {
  const look = classesOf({ type, size, danger, block, isBare: children === undefined }, className)
  return (
    <button
      {...others}
      type={htmlType}
      className={look}
      aria-busy={loading || undefined}
      aria-disabled={loading || others['aria-disabled']}
      onClick={loading ? prevent : onClick}
    >
      {loading ? <span className="button-wait" aria-hidden /> : icon}
      {children}
    </button>
  )
}

const prevent: NonNullable<ActProps['onClick']> = (event) => {
  event.preventDefault()
}

interface Shape {
  readonly type: Look['type'] | undefined
  readonly size: Look['size'] | undefined
  readonly danger: boolean | undefined
  readonly block: boolean | undefined
  /** An icon alone. */
  readonly isBare: boolean
}

function classesOf(
  { type = 'default', size = 'medium', danger = false, block = false, isBare }: Shape,
  added = '',
): string {
  return [
    'button',
    `button-${type}`,
    size !== 'medium' && `button-${size}`,
    danger && 'button-danger',
    block && 'button-block',
    isBare && 'button-bare',
    added,
  ]
    .filter(Boolean)
    .join(' ')
}
