import { readFileSync } from 'node:fs'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

const AXE_SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds wrong on a page, one sentence for each element: rule, where, why. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // Evaluated, not added as a script: the content security policy of the application forbids foreign scripts.
  await page.evaluate(AXE_SOURCE)
  const { violations } = await page.evaluate(async (values) => {
    const { axe: checker } = window as Window & { axe?: typeof axe }
    if (!checker) throw new Error('axe is not on the page')
    return checker.run({ runOnly: { type: 'tag', values } })
  }, RULES)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} · ${target.join(' ')} · ${failureSummary ?? ''}`),
  )
}
