export { serveStrangers } from './servePages'
export type { PageRequest, RenderedPage, ServedPage } from './servedPage'
