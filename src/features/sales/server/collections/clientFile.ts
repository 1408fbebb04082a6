import { clientFilePolicies, keptClientFiles } from '#features/clientFile/server'
import { scopeOf } from '#server/operations'
import { idsIn, type Include } from '#server/operations/collections'
import { findResources } from '#server/repositories/resources'

/** The client files that sales point at, those that the viewer may list. */
export const clientFile: Include = {
  find: async (from, { database, viewer }) => {
    const scope = scopeOf(clientFilePolicies.client_file.list, viewer)
    return {
      resources: await findResources(keptClientFiles.root, { scope, ids: idsIn(from, 'client_file') }, database),
    }
  },
}
