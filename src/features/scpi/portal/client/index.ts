export { portalRoutes } from './routes'
export { portalTransport } from './transport'
