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

/** What helps to find what was looked for; nothing when that chunk cannot be loaded. */
export const SearchHint = lazy(async () => {
  try {
    return { default: (await import(/* webpackChunkName: "drawn-fault" */ './SearchHint')).SearchHint }
  } catch {
    return { default: () => null }
  }
})

/** The number of a fault, which can be copied; the number alone when that chunk cannot be loaded. */
export const Incident = lazy(async () => {
  try {
    return { default: (await import(/* webpackChunkName: "drawn-fault" */ './Incident')).Incident }
  } catch {
    return { default: PlainIncident }
  }
})

const PlainIncident = ({ id }: { id: string }) => <p>Incident {id}</p>
