import type { Page } from 'playwright-core'

/**
 * The texts on screen that are cut without a sign that more follows, or that lie over one another. Left out: drawings, what is
 * there for screen readers alone, and what stands in a part that scrolls sideways.
 */
export const crowdedTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    interface Text {
      readonly node: Node
      readonly words: string
      readonly box: DOMRect
      /** What of the box its dependencies let through; null where they hide all of it. */
      readonly seen: DOMRect | null
      readonly isCut: boolean
    }
    /** Pixels that two texts may share. */
    const SHARED = 2
    /** Above and under letters their line is empty: this part of its height, each. */
    const EMPTY = 0.2

    function overlap(one: DOMRect, other: DOMRect): DOMRect | null {
      const left = Math.max(one.left, other.left)
      const top = Math.max(one.top, other.top)
      const width = Math.min(one.right, other.right) - left
      const height = Math.min(one.bottom, other.bottom) - top
      return width > SHARED && height > SHARED ? new DOMRect(left, top, width, height) : null
    }

    /** Words that screen readers are left, where there is room for a picture only. */
    function isHiddenByClip(element: Element): boolean {
      for (let around: Element | null = element; around; around = around.parentElement)
        if (getComputedStyle(around).clipPath === 'inset(50%)') return true
      return false
    }
    const isLeftOut = (element: Element): boolean =>
      element.closest('svg, script, style, .visually-hidden') !== null ||
      isHiddenByClip(element) ||
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })

    const lettersOf = ({ x, y, width, height }: DOMRect): DOMRect =>
      new DOMRect(x, y + height * EMPTY, width, height * (1 - 2 * EMPTY))

    /** One line of a text, with what its dependencies do to it. */
    function textOf(node: Node, element: Element, box: DOMRect): Text {
      const words = (node.textContent ?? '').trim()
      let seen: DOMRect | null = overlap(box, new DOMRect(0, 0, innerWidth, innerHeight))
      let isCut = box.right > innerWidth + 1 || box.left < -1
      for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(around)
        if (overflowX === 'visible' && overflowY === 'visible') continue
        const frame = around.getBoundingClientRect()
        if (seen) seen = overlap(seen, frame)
        const isBeyond = box.right > frame.right + 1 || box.left < frame.left - 1
        const isOnPurpose = ['auto', 'scroll'].includes(overflowX) || textOverflow === 'ellipsis'
        if (isBeyond && isOnPurpose) return { node, words, box, seen, isCut: false }
        if (isBeyond) isCut = true
      }
      return { node, words, box, seen, isCut }
    }

    const texts: Text[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!element || node.textContent?.trim() === '' || isLeftOut(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects())
        if (box.width > 2 && box.height > 2) texts.push(textOf(node, element, lettersOf(box)))
    }

    /** Whether a text shows at a point: what is painted over it there, if anything, lets it through. */
    function showsAt({ node }: Text, x: number, y: number): boolean {
      const stack = document.elementsFromPoint(x, y)
      const place = stack.findIndex((element) => element.contains(node))
      const over = stack.slice(0, Math.max(0, place))
      return place >= 0 && over.every((element) => getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)')
    }
    function isOver(one: Text, other: Text): boolean {
      const shared = one.seen && other.seen && one.node !== other.node ? overlap(one.seen, other.seen) : null
      if (shared === null) return false
      const [x, y] = [shared.x + shared.width / 2, shared.y + shared.height / 2]
      return showsAt(one, x, y) && showsAt(other, x, y)
    }
    return [
      ...texts.filter(({ isCut }) => isCut).map(({ words }) => `cut: ${words}`),
      ...texts.flatMap((one, index) =>
        texts
          .slice(index + 1)
          .filter((other) => isOver(one, other))
          .map((other) => `${one.words} over ${other.words}`),
      ),
    ]
  })
