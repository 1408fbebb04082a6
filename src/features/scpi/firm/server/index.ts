import { defineFeature } from '#server/http'
import { contacts } from './collections/contacts'
import { scpiFirmRows } from './demo'
import { migrations } from './migrations'
import { policies } from './policies'
import { informationRoutes } from './routes/informations'
import { tables } from './tables'

export const scpiFirmServer = defineFeature({
  name: 'scpi/firm',
  collections: [contacts],
  policies,
  tables: Object.values(tables),
  migrations,
  demo: scpiFirmRows,
  open: () => ({ routes: informationRoutes }),
})

export { restoreFirm } from './operations/updateFirm'
