import type { Page } from 'playwright-core'
import { eventually } from './eventually'

/** What has the focus: what it is called, and what somebody who has no mouse would complain of. */
interface Focused {
  readonly names: readonly string[]
  /** The legend of the group that it belongs to. */
  readonly group: string
  readonly fault: string | null
}

/** Runs in the page: everything that it needs is inside. */
function readFocus(): Focused {
  const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s*\(obligatoire\)$/, '').trim()
  const namesOf = (element: HTMLElement): string[] => {
    const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : []
    return [
      element.getAttribute('aria-label'),
      ...labels.map(({ textContent }) => textContent),
      element.textContent,
    ].map(plain)
  }
  /** Controls of antd are invisible: what stands beside or around them is marked. */
  const isMarked = (element: HTMLElement): boolean => {
    const parents = [
      element.parentElement,
      element.parentElement?.parentElement,
      element.parentElement?.parentElement?.parentElement,
    ]
    return [element, ...(element.parentElement?.children ?? []), ...parents].some((candidate) => {
      if (!candidate) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(candidate)
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
    })
  }
  /** What stands over its middle, when that is neither itself nor what it belongs to. */
  const coverOf = (element: HTMLElement): Element | null => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const over = document.elementFromPoint(
      (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
      (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
    )
    const own = element.closest('label, .field') ?? element.parentElement ?? element
    return over === null || own.contains(over) || over.contains(element) ? null : over
  }
  const isInSight = (element: HTMLElement): boolean => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  }
  const faultOf = (element: HTMLElement): string | null => {
    if (!isInSight(element)) return 'is out of sight'
    const cover = coverOf(element)
    if (cover) return `is covered by ${cover.outerHTML.slice(0, 80)}`
    return isMarked(element) ? null : 'does not show that it has the focus'
  }
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body)
    return { names: [], group: '', fault: 'nothing has the focus' }
  const [names, fault] = [namesOf(element), faultOf(element)]
  return {
    names,
    group: plain(element.closest('fieldset')?.querySelector('legend')?.textContent),
    fault: fault === null ? null : `${names.find((name) => name !== '') ?? element.outerHTML.slice(0, 80)} ${fault}`,
  }
}

/**
 * What has the focus once nothing is wrong with it: a page scrolls to it, and what opened or closed stands where it stays, some frames later.
 * @throws with what is wrong, when it stays so
 */
const focusOn = (page: Page): Promise<Focused> =>
  eventually(() => page.evaluate(readFocus)).toMatchObject({ fault: null })

/** Tab stops between two fields of a page, at most. */
const FAR = 80
const LONGEST_CHOICE = 15

/** Somebody who has a keyboard and nothing else, and who sees where the focus is: each stop fails where that does not show. */
export interface Keyboard {
  /** Goes by Tab to what has this name. */
  tabTo(name: string): Promise<void>
  /** Writes over what the field of this label holds. */
  write(label: string, text: string): Promise<void>
  /** Chooses one of a few by the arrows. */
  choose(label: string, option: string): Promise<void>
  /** Chooses one of a list by its letters. */
  pick(label: string, letters: string, option: string): Promise<void>
  /** The same, in the list that has the focus. */
  take(letters: string, option: string): Promise<void>
  /** Types in a field whose text is completed, and takes this completion. */
  complete(label: string, text: string, completion: string): Promise<void>
  /** Presses what has this name. */
  press(name: string): Promise<void>
}

export function keyboardOf(page: Page): Keyboard {
  /** The stop before. */
  let last = 'the page'
  const stopAt = async (keys: string): Promise<Focused> => {
    await page.keyboard.press(keys)
    const focused = await focusOn(page).catch((cause: unknown) => {
      throw new Error(`${keys} after ${last} does not end well`, { cause })
    })
    last = focused.names.find((name) => name !== '') ?? ''
    return focused
  }
  const goTo = async (name: string, isThere: (focused: Focused) => boolean): Promise<void> => {
    const met: string[] = []
    for (let stop = 0; stop < FAR; stop += 1) {
      const focused = await stopAt('Tab')
      if (isThere(focused)) return
      met.push(focused.names.find((text) => text !== '') ?? '?')
    }
    throw new Error(`No Tab leads to ${name}, only to ${met.join(', ')}.`)
  }
  const tabTo = (name: string) => goTo(name, ({ names }) => names.includes(name))
  /** Waits until the list of what has the focus is at this option. */
  const reaches = (option: string) =>
    page.waitForFunction((wanted) => {
      const reached = document.activeElement?.getAttribute('aria-activedescendant')
      return typeof reached === 'string' && document.getElementById(reached)?.textContent.includes(wanted)
    }, option)
  const isChosen = async (): Promise<boolean> =>
    page.evaluate(() => document.activeElement instanceof HTMLInputElement && document.activeElement.checked)

  return {
    tabTo,
    async write(label, text) {
      await tabTo(label)
      await page.keyboard.press('Control+a')
      await page.keyboard.type(text)
    },
    async choose(label, option) {
      await goTo(label, ({ group, names }) => group === label || names.includes(label))
      for (let step = 0; step < LONGEST_CHOICE; step += 1) {
        const { names } = await page.evaluate(readFocus)
        if (names.includes(option)) {
          if (!(await isChosen())) await page.keyboard.press('Space')
          return
        }
        await stopAt('ArrowDown')
      }
      throw new Error(`No arrow leads to ${option} of ${label}.`)
    },
    async pick(label, letters, option) {
      await tabTo(label)
      await this.take(letters, option)
    },
    async take(letters, option) {
      await page.keyboard.type(letters)
      await reaches(option)
      await page.keyboard.press('Enter')
    },
    async complete(label, text, completion) {
      await tabTo(label)
      await page.keyboard.type(text)
      await page.getByRole('option', { name: completion }).waitFor()
      await page.keyboard.press('ArrowDown')
      await reaches(completion)
      await page.keyboard.press('Enter')
    },
    async press(name) {
      await tabTo(name)
      await page.keyboard.press('Space')
    },
  }
}
