export { endPortalCookies, isFromPortal, PORTAL_IDLE_MS, portalSecret, sendPortalCookies } from './cookies'
export type { PortalSession, PortalSessions } from './sessions'
