import { ofCompany, those } from '#server/access'
import type { Dependencies } from '#server/http'
import { scopeOf } from '#server/operations'
import type { ApiRoute } from '#server/http/routes'

/** Those who look after the settings of a firm may know when everything was last backed up. */
const reading = those('readCompanySettings', ofCompany)

/** A day was missed, whatever the hour. */
const LATE_MS = 2 * 86_400_000

export const backupRoutes = (findBackups: Dependencies['findBackups']): readonly ApiRoute[] => [
  {
    method: 'GET',
    path: '/v3/company/backups',
    access: 'viewer',
    summary: 'Quand la dernière sauvegarde de la journée a été faite (`meta`), et combien sont gardées',
    handle: async ({ viewer, now }) => {
      scopeOf(reading, viewer)
      const backups = await findBackups()
      const kept = backups?.kept ?? []
      const [latest] = kept
      return {
        json: {
          meta: {
            is_scheduled: backups !== undefined,
            is_failing: backups?.isOpen === false,
            is_late: !latest || now.getTime() - latest.made_at.getTime() > LATE_MS,
            count: kept.length,
            latest_at: latest?.made_at.toISOString() ?? null,
          },
        },
      }
    },
  },
]
