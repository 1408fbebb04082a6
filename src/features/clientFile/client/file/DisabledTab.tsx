import type { ReactElement } from 'react'
import { Tooltip } from 'antd'

/** Says, where it is pointed at or has the focus, why a tab leads nowhere. */
export const DisabledTab = ({ children }: { children: ReactElement }) => (
  <Tooltip title="La solution chiffrée concerne les projets d’investissement.">{children}</Tooltip>
)
