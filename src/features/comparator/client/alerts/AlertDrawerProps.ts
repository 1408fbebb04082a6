import type { SearchProps } from '../SearchProps'

/** What an alert on the search on screen is made from. */
export interface AlertDrawerProps extends Pick<SearchProps, 'catalogue' | 'filterContext' | 'search'> {
  readonly onClose: () => void
}
