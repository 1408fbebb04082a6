import { defineFeature } from '#server/http'
import { summaryRoute } from './routes/summary'

export const dashboardServer = defineFeature({
  name: 'dashboard',
  collections: [],
  policies: {},
  open: () => ({ routes: [summaryRoute] }),
})
