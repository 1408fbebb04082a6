import type { ComponentType } from 'react'

/** The profile of the account as the SCPI area has it. */
export const loadScpiProfile = async (): Promise<ComponentType> =>
  (await import(/* webpackChunkName: "scpi-profile" */ './ScpiProfileTab')).ScpiProfileTab
