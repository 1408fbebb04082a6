export { AppLayout, PageBody } from './AppLayout'
export { Logo } from './Logo'
export type { LinkProps, MenuAction, MenuEntry } from './MenuEntry'
export { useMediaQuery } from '../useMediaQuery'
