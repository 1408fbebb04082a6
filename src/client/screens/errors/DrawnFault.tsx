import { CompassOutlined, LockOutlined, ToolOutlined } from '@ant-design/icons'
import { Result } from 'antd'
import type { FaultResultProps } from './FaultResultProps'

const icons = { 403: <LockOutlined aria-hidden />, 404: <CompassOutlined aria-hidden /> } as const
const isDrawn = (status: number): status is keyof typeof icons => status in icons

/** antd's result, under the title of the page. Its own drawings have colours of a light page only (6.6.8). */
export const DrawnFault = ({ status, children }: FaultResultProps) => (
  <Result icon={isDrawn(status) ? icons[status] : <ToolOutlined aria-hidden />} extra={children} />
)
