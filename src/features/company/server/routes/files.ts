import { ofCompany, those } from '#server/access'
import { scopeOf } from '#server/operations'
import { usedRoom } from '#server/operations/uploads'
import type { Dependencies } from '#server/http'
import type { ApiRoute } from '#server/http/routes'
import { diskWarningOf } from '#server/services/disk'

const reading = those('readCompanySettings', ofCompany)

/** How much room the files of a firm take, and what is left of the disk that everything is on. */
export const fileRoutes = ({
  fileRoom,
  measureDisk,
  scanForViruses,
}: Pick<Dependencies, 'fileRoom' | 'measureDisk' | 'scanForViruses'>): readonly ApiRoute[] => [
  {
    method: 'GET',
    path: '/v3/company/files',
    access: 'viewer',
    summary:
      'Octets que prennent les fichiers de la société, et qu’ils peuvent prendre\u202f; ce qui reste du disque du serveur, et si c’est trop peu (`meta`)',
    handle: async ({ database, viewer }) => {
      scopeOf(reading, viewer)
      const [room, disk] = await Promise.all([usedRoom(database, fileRoom, viewer.companyId), measureDisk()])
      const scanning = { are_scanned: scanForViruses !== undefined }
      return {
        json: { meta: { ...room, disk_free: disk.free, disk_warning: diskWarningOf(disk) ?? null, ...scanning } },
      }
    },
  },
]
