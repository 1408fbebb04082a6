import { lazyPart } from '../lazy'

export { ActionMenu, type OpenMenu } from './ActionMenu'
export type { MenuChoice } from './MenuChoices'

/** antd's Dropdown weighs 32 KiB, and a menu stands on every page: it comes with the first that is opened. */
export const MenuChoices = lazyPart(
  async () => (await import(/* webpackChunkName: "menu-choices" */ './MenuChoices')).MenuChoices,
)
