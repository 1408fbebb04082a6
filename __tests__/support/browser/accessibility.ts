import { readFileSync } from 'node:fs'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

const AXE_SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')
const EVERYTHING = {
  type: 'tag' as const,
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}

/** A drawer that slides in is transparent at first, and its texts with it: colours are judged once nothing moves any more. */
const stillness = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

/**
 * What axe finds, and whether something moved meanwhile, or was about to: what fades in while axe reads has the colours of
 * neither state, and Ant Design draws it transparent for a frame before it moves.
 */
const reading = (page: Page) =>
  page.evaluate(async (only) => {
    const { axe: checker } = window as Window & { axe?: typeof axe }
    if (!checker) throw new Error('axe is not on the page')
    const isMoving = () =>
      document
        .getAnimations()
        .some(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity) ||
      document.querySelector('[class*="-appear"], [class*="-enter"], [class*="-leave"]') !== null
    const starts = ['transitionrun', 'animationstart'] as const
    let hasMoved = isMoving()
    const move = () => (hasMoved = true)
    for (const start of starts) document.addEventListener(start, move)
    const { violations } = await checker.run({ runOnly: only, resultTypes: ['violations'] })
    for (const start of starts) document.removeEventListener(start, move)
    return { violations, hasMoved: hasMoved || isMoving() }
  }, EVERYTHING)

/**
 * Whether what axe calls too small is so in the middle of the window as well: what stands half under a bar that stays in sight while the page
 * scrolls is small only where it happens to be.
 */
const isSmall = (page: Page, target: axe.UnlabelledFrameSelector): Promise<boolean> =>
  page.evaluate(async ([selector]) => {
    const { axe: checker } = window as Window & { axe?: typeof axe }
    const element = typeof selector === 'string' ? document.querySelector(selector) : null
    if (!checker || !element) return true
    const { scrollX, scrollY } = window
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { violations } = await checker.run(element, { runOnly: ['target-size'], resultTypes: ['violations'] })
    window.scrollTo(scrollX, scrollY)
    return violations.length > 0
  }, target)

/** What axe finds wrong on a page, one sentence for each element: rule, where, why. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // Evaluated, not added as a script: the content security policy of the application forbids foreign scripts.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SOURCE)
  await stillness(page)
  const { violations, hasMoved } = await reading(page)
  if (violations.length > 0 && hasMoved) return accessibilityFaults(page)
  const faults: string[] = []
  for (const { id, nodes } of violations)
    for (const { target, failureSummary } of nodes)
      if (id !== 'target-size' || (await isSmall(page, target)))
        faults.push(`${id} · ${target.join(' ')} · ${failureSummary ?? ''}`)
  return faults
}
