import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'

// On a busy machine what is waited for comes late; a test that waits for it in vain fails all the same.
configure({ asyncUtilTimeout: 60_000 })

/** A screen that matches no query: antd asks for `matchMedia`, which jsdom lacks. */
function matchMedia(query: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })
}

/** An observer of sizes that never change: jsdom has no layout. */
class StillResizeObserver implements ResizeObserver {
  observe = () => undefined
  unobserve = () => undefined
  disconnect = () => undefined
}

const later = setTimeout

/** Messages from the second port to the first: antd's lists wait by it, and jsdom lacks it (Node's would keep a test running). */
class PatientMessageChannel {
  port1: { onmessage: ((event: { data: unknown }) => void) | null } = { onmessage: null }
  port2 = {
    postMessage: (data: unknown) => {
      later(() => this.port1.onmessage?.({ data }))
    },
  }
}

Object.assign(window, { matchMedia, ResizeObserver: StillResizeObserver, MessageChannel: PatientMessageChannel })

const KEY_CODES = new Map([
  ['Backspace', 8],
  ['Tab', 9],
  ['Enter', 13],
  ['Escape', 27],
  [' ', 32],
  ['PageUp', 33],
  ['PageDown', 34],
  ['End', 35],
  ['Home', 36],
  ['ArrowLeft', 37],
  ['ArrowUp', 38],
  ['ArrowRight', 39],
  ['ArrowDown', 40],
  ['Delete', 46],
])

/** antd's lists and sliders read the old `keyCode`, which user-event leaves at zero and browsers fill in. */
function fillKeyCode(event: KeyboardEvent): void {
  const code = KEY_CODES.get(event.key)
  if (code !== undefined) Object.defineProperty(event, 'keyCode', { value: code })
}
window.addEventListener('keydown', fillKeyCode, { capture: true })
window.addEventListener('keyup', fillKeyCode, { capture: true })

// jsdom has the element of a dialog but not its methods.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
  },
})

// jsdom has no pseudo-elements, and says so each time that antd asks for their style.
const getComputedStyle = window.getComputedStyle.bind(window)
Object.assign(window, { getComputedStyle: (element: Element) => getComputedStyle(element) })

// antd writes its rules into the page as it draws. To know what is visible, jsdom would try each of them on each element, whose layout
// it does not have: they are kept as texts.
const XHTML = 'http://www.w3.org/1999/xhtml'
Object.assign(document, {
  createElement: (name: string, options?: ElementCreationOptions) => {
    const element = document.createElementNS(XHTML, name.toLowerCase(), options)
    if (name === 'style') element.setAttribute('type', 'text/plain')
    return element
  },
})

// jsdom has no layout, hence nothing to scroll.
Element.prototype.scrollIntoView = () => undefined
