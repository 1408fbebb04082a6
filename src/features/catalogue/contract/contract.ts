import type { FeatureContract } from '#contract/resources'
import { program } from './resources/program'
import { project } from './resources/project'
import { manager, promoter } from './resources/promoter'
import { priceChange, property } from './resources/property'

const resources = { project, promoter, manager, program, property, price_change: priceChange } as const
export type CatalogueResources = typeof resources

declare module '#contract/resources' {
  interface Resources extends CatalogueResources {}
}

/** What may be bought: programmes of promoters and their lots. */
export const catalogueContract: FeatureContract = {
  resources,
  collections: [
    { type: 'project', path: '/v3/projects' },
    { type: 'promoter', path: '/v3/promoters' },
    { type: 'manager', path: '/v3/managers' },
    { type: 'program', path: '/v3/programs' },
    { type: 'property', path: '/v3/properties' },
  ],
}
