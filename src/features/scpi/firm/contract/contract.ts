import type { FeatureContract } from '#contract/resources'
import { scpiContact } from './contact'
import { scpiFirm, scpiFirmChange } from './firm'

const resources = { scpi_firm: scpiFirm, scpi_contact: scpiContact } as const
export type ScpiFirmResources = typeof resources

declare module '#contract/resources' {
  interface Resources extends ScpiFirmResources {}
}

/** The firm in the SCPI area, and its contacts. */
export const scpiFirmContract: FeatureContract = {
  resources,
  requests: [scpiFirmChange],
  collections: [
    { type: 'scpi_firm', path: '/scpi/v1/informations' },
    { type: 'scpi_contact', path: '/scpi/v1/contacts' },
  ],
}
