export { AppLayout, PageBody } from './AppLayout'
export { Logo } from './Logo'
export type { LinkProps, MenuAction, MenuEntry } from './Menu'
export { useMediaQuery } from '../useMediaQuery'
