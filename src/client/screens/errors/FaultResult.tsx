import { lazy } from 'react'
import type { FaultResultProps } from './FaultResultProps'

/** Shows an error with antd's Result, loaded with the first one; without antd when that chunk cannot be loaded. */
export const FaultResult = lazy(async () => {
  try {
    return { default: (await import(/* webpackChunkName: "drawn-fault" */ './DrawnFault')).DrawnFault }
  } catch {
    return { default: PlainFault }
  }
})

const PlainFault = ({ children }: FaultResultProps) => <div className="fault-plain">{children}</div>
