import { defineFeature, type ServerFeature } from '#server/http'
import type { PersonKind } from '#server/operations/persons'
import type { TrashKind } from '#server/operations/trash'
import { auditEvents } from './collections/auditEvents'
import { trash } from './collections/trash'
import { contactRows, settingRows } from './demo'
import { trashPurge } from './jobs/trash'
import { migrations } from './migrations'
import { policies } from './policies'
import { auditRoutes } from './routes/auditEvents'
import { backupRoutes } from './routes/backups'
import { contactRoutes } from './routes/contacts'
import { fileRoutes } from './routes/files'
import { informationRoutes } from './routes/information'
import { logoRoutes } from './routes/logos'
import { personRoutes } from './routes/persons'
import { securityRoutes } from './routes/security'
import { settingHistoryRoutes } from './routes/settingHistory'
import { settingRoutes } from './routes/settings'
import { trashRoutes } from './routes/trash'
import { userRoutes } from './routes/users'
import type { OtherSettings } from './operations/settingHistory'
import type { Transfer } from './operations/userActions'
import { tables } from './tables'

/** What other features keep that the firm looks after. */
interface Kept {
  /** What goes to the trash when it is deleted. */
  readonly trashKinds: readonly TrashKind[]
  /** What is about people. */
  readonly personKinds: readonly PersonKind[]
  /** What people follow, and can hand to a colleague. */
  readonly transfers: readonly Transfer[]
  /** How what they set comes back. */
  readonly settings: OtherSettings
}

export const companyServer = ({ trashKinds, personKinds, transfers, settings }: Kept): ServerFeature =>
  defineFeature({
    name: 'company',
    collections: [auditEvents, trash(trashKinds)],
    policies: {
      company_contact: policies.company_contact,
      setting_change: policies.setting_change,
      commercial_report_parameters: policies.commercial_report_parameters,
    },
    tables: [tables.company_contact, tables.setting_change],
    migrations,
    demo: (making) => ({ ...contactRows(making), ...settingRows(making) }),
    files: [{ table: 'company_logos', column: 'content' }],
    open: (dependencies) => ({
      routes: [
        ...settingRoutes(dependencies),
        ...informationRoutes,
        ...settingHistoryRoutes(settings),
        ...contactRoutes,
        ...userRoutes(transfers),
        ...securityRoutes,
        ...logoRoutes,
        ...auditRoutes,
        ...trashRoutes(trashKinds),
        ...personRoutes(personKinds, dependencies),
        ...backupRoutes(dependencies.findBackups),
        ...fileRoutes(dependencies),
      ],
      jobs: [trashPurge(dependencies, trashKinds)],
    }),
  })

export { updateFirmIdentity } from './operations/information'
export { areReadingsTold } from './operations/reportParameters'
export { findContactAddresses } from './repositories/contacts'
export { listSettingsOf } from './routes/settingHistory'

export { findAuthor, findLetterhead, type Author } from './repositories/letterhead'
export { findPrintedLogo } from './repositories/logos'
