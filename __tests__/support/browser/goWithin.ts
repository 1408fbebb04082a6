import type { Page } from 'playwright-core'

/** Goes to an address inside the application, as the back button of the browser does: the page is not loaded again. */
export const goWithin = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
