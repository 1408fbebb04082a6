import type { FeatureContract } from '#contract/resources'
import { booking } from './resources/booking'
import { client } from './resources/client'
import { historyEntry } from './resources/historyEntry'
import { option } from './resources/option'
import { report } from './resources/report'

const resources = { booking, client, option, report, history_entry: historyEntry } as const
export type SalesResources = typeof resources

declare module '#contract/resources' {
  interface Resources extends SalesResources {}
}

/** What is sold to whom, from the first word to the promoter on. */
export const salesContract: FeatureContract = {
  resources,
  collections: [
    { type: 'booking', path: '/v3/bookings' },
    { type: 'client', path: '/v3/client' },
    { type: 'option', path: '/v3/option' },
    { type: 'report', path: '/v3/report' },
  ],
}
