import type { ServerFeature } from '#server/http'
import { policies } from './policies'
import { meRoutes } from './routes/me'
import { placeRoutes } from './routes/places'

export const scpiAreaServer: ServerFeature = {
  name: 'scpi/area',
  policies,
  open: (dependencies) => ({ routes: [...placeRoutes(dependencies), ...meRoutes] }),
}
