import { lazy } from 'react'
import type { FaultResultProps } from './FaultResultProps'

/** antd's result comes with the first error. What cannot be loaded is no reason to tell nothing: the same is then told without it. */
export const FaultResult = lazy(async () => {
  try {
    return { default: (await import(/* webpackChunkName: "drawn-fault" */ './DrawnFault')).DrawnFault }
  } catch {
    return { default: PlainFault }
  }
})

const PlainFault = ({ children }: FaultResultProps) => <div className="fault-plain">{children}</div>
