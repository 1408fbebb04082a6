import { resourcesOfType } from '#server/operations'
import type { ServedAggregate } from '#server/operations/aggregates'
import { progressOf } from './operations/progress'
import { clientFileHistory, policies } from './policies'
import { keptClientFiles } from './tables'

/** Client files: status and completeness follow from what their sections hold; a note is signed by who writes it. */
export const clientFiles: ServedAggregate = {
  kept: keptClientFiles,
  policies,
  history: clientFileHistory,
  following: ({ root, included }) => ({
    ...progressOf(included, resourcesOfType([root], 'client_file')[0]?.attributes.status ?? 'draft'),
  }),
  signed: { note: 'author_name' },
}
