import type { ReactElement } from 'react'
import { Tooltip } from 'antd'

interface HintProps {
  readonly text: string
  readonly children: ReactElement
}

/** Inside the content of the page: what stands beside it is no part of the page to who hears it. */
const contentOf = (element: HTMLElement): HTMLElement => element.closest('main') ?? document.body

/** Says more of something where it is pointed at or has the focus. */
export const Hint = ({ text, children }: HintProps) => (
  <Tooltip title={text} trigger={['hover', 'focus']} placement="bottom" getPopupContainer={contentOf}>
    {children}
  </Tooltip>
)
