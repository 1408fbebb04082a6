import type { ReactElement } from 'react'
import { Tooltip } from 'antd'
import { AntdTheme } from '#client/ui/antd'

/** Says, where it is pointed at or has the focus, why a tab leads nowhere. */
export const DisabledTab = ({ children }: { children: ReactElement }) => (
  <AntdTheme>
    <Tooltip title="La solution chiffrée concerne les projets d’investissement.">{children}</Tooltip>
  </AntdTheme>
)
