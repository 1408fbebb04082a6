import type { Page } from 'playwright-core'

interface Fiber {
  readonly tag: number
  readonly flags: number
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly alternate: Fiber | null
}

interface Counting {
  /** How many components React called since counting began; null while it does not count. */
  renders?: number | null
}

/** Lets React, in its production build too, say what it renders, as it says it to its developer tools. Before the page opens. */
export async function watchRenders(page: Page): Promise<void> {
  await page.addInitScript(() => {
    /** React's own numbers: function, class, forwardRef and memo components; the flag of what was really rendered. */
    const components = [0, 1, 11, 15]
    const performedWork = 1
    /** A part of the tree whose children are the very same was not visited. */
    const rendered = (fiber: Fiber, former: Fiber | null): number => {
      let count = components.includes(fiber.tag) && (fiber.flags & performedWork) !== 0 ? 1 : 0
      if (former?.child === fiber.child) return count
      for (let child = fiber.child; child; child = child.sibling) count += rendered(child, child.alternate)
      return count
    }
    const counting = window as Counting
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberUnmount: () => undefined,
        onCommitFiberRoot: (_renderer: number, { current }: { current: Fiber }) => {
          if (typeof counting.renders === 'number') counting.renders += rendered(current, current.alternate)
        },
      },
    })
  })
}

/** How many components are rendered while something is done. */
export async function rendersDuring(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    ;(window as Counting).renders = 0
  })
  await work()
  return page.evaluate(() => {
    const counting = window as Counting
    const count = counting.renders ?? 0
    counting.renders = null
    return count
  })
}
