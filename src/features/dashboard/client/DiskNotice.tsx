import { DiskAlert, fileRoomApi } from '#features/company/client'
import { useArrival } from './ArrivalContext'

/** What who looks after a firm has to know before anything else: the disk of the server is nearly full. Else nothing. */
export function DiskNotice() {
  const { data, error } = fileRoomApi.useFileRoomQuery(undefined, { refetchOnMountOrArgChange: true })
  useArrival(data !== undefined || error !== undefined)
  return data?.lastOfDisk === undefined ? null : <DiskAlert left={data.lastOfDisk} />
}
