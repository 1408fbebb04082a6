import { isNumber, isText } from '#contract/json'
import { api, askMeta } from '#client/api'

/** The room of files, bytes. */
export interface FileRoom {
  readonly bytes: number
  readonly limit: number
  /** What is left of the disk of the server, when it is little. */
  readonly lastOfDisk?: number
  /** Whether a scanner looks for viruses in what is uploaded. */
  readonly areScanned: boolean
}

/** What the files of the firm take. */
export const fileRoomApi = api.injectEndpoints({
  endpoints: (build) => ({
    fileRoom: build.query<FileRoom, undefined>({
      queryFn: (_, store) =>
        askMeta({ method: 'GET', path: '/v3/company/files' }, store, (meta): FileRoom | undefined => {
          const { bytes, limit, disk_free: free, disk_warning: warning, are_scanned: areScanned } = meta
          if (!isNumber(bytes) || !isNumber(limit)) return undefined
          const room = { bytes, limit, areScanned: areScanned === true }
          return { ...room, ...(isText(warning) && isNumber(free) ? { lastOfDisk: free } : {}) }
        }),
    }),
  }),
})
