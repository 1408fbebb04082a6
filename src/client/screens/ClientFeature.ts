import type { RouteObject } from 'react-router-dom'
import type { StoreFeature } from '#client/store/feature'
import type { Action } from '#contract/access'
import type { MenuEntry } from '#client/ui/layout'

/** What is fetched before somebody goes there. */
interface Paged {
  /** The name of its screen in the build (`webpackChunkName`). */
  readonly page?: string
}

/** An entry of the menu, and the keys that lead there from anywhere. */
export interface MenuItem extends MenuEntry, Paged {
  readonly keys: string
  readonly children?: readonly (NonNullable<MenuEntry['children']>[number] & Paged)[]
}

/** A place where something is set, that the palette leads to. */
export interface Setting {
  readonly address: string
  readonly label: string
  /** Other words that people look for it by. */
  readonly words?: string
  /** Who is offered it; everybody where it is left out. */
  readonly opening?: Action
}

/** What a feature adds to one host of the browser application. */
interface HostScreens {
  /** Screens inside the shell, for who is logged in; a guard asks for the right that `#contract/access` names. */
  readonly screens?: readonly RouteObject[]
  /** Its entry in the menu. What has no route, or no right, is left out of it. */
  readonly menu?: readonly MenuItem[]
  /** Loaded with the palette, which alone shows them. */
  readonly settings?: () => Promise<readonly Setting[]>
}

/** What a feature adds to the browser application: `app/client/features.ts` lists them all. */
export interface ClientFeature {
  /** Its slices and its sagas. */
  readonly store?: StoreFeature
  readonly professional?: HostScreens & {
    /** Screens for who is logged in, without the shell around them: what is put on paper. */
    readonly bareScreens?: readonly RouteObject[]
  }
  readonly scpi?: HostScreens
  /** Screens of the consumer side, which nobody logs in to. */
  readonly consumer?: Pick<HostScreens, 'screens'>
}
