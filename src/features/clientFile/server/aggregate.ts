import type { Resource } from '#contract/jsonapi'
import { answeringSections } from '#features/clientFile/contract/household'
import { resourcesOfType } from '#server/operations'
import type { ServedAggregate } from '#server/operations/aggregates'
import { tellFileChange } from './operations/telling'
import { progressOf } from './operations/progress'
import { clientFileHistory, policies } from './policies'
import { keptClientFiles } from './tables'

const FOLLOWED: readonly string[] = ['title', 'status', 'created_at', 'updated_at']

/** What those who brought a household may know of its file: its name, its status and its dates. */
export const onlyFollowed = (file: Resource): Resource => ({
  ...file,
  attributes: Object.fromEntries(Object.entries(file.attributes).filter(([name]) => FOLLOWED.includes(name))),
})

/** Client files: status and completeness follow from what their sections hold; a note is signed by who writes it. */
export const clientFiles: ServedAggregate = {
  kept: keptClientFiles,
  policies,
  history: clientFileHistory,
  following: {
    from: answeringSections,
    attributes: ({ root, included }) => {
      const { status } = resourcesOfType([root], 'client_file')[0]?.attributes ?? {}
      // Only its sales say of a file that it is in sale, or won.
      return { ...progressOf(included, status ?? 'draft', true) }
    },
  },
  shown: (file, { perimeter }) => (perimeter === 'own_leads' ? onlyFollowed(file) : file),
  changed: tellFileChange,
  signed: { note: 'author_name' },
}
