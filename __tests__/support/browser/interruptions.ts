import type { BrowserContext, Page } from 'playwright-core'

/** The network takes no change any more, until it is restored. */
export async function cutChanges(context: BrowserContext): Promise<() => Promise<void>> {
  const pattern = '**/api/v3/client-files/**'
  await context.route(pattern, (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()))
  return () => context.unroute(pattern)
}

/** Nothing asks a question when a page with unsaved work is left. */
export const leaveFreely = (page: Page) => {
  page.on('dialog', (dialog) => {
    void dialog.accept()
  })
}

/** Waits until what this browser keeps holds this text. */
export const kept = (page: Page, text: string): Promise<void> =>
  page.evaluate(async (wanted) => {
    const read = () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('solive')
        opening.onsuccess = () => {
          const reading = opening.result.transaction('kept').objectStore('kept').getAll()
          reading.onsuccess = () => {
            opening.result.close()
            resolve(JSON.stringify(reading.result))
          }
        }
      })
    while (!(await read()).includes(wanted))
      await new Promise((resolve) => {
        setTimeout(resolve, 50)
      })
  }, text)
