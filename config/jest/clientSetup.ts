import '@testing-library/jest-dom'

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

Object.assign(window, { matchMedia, ResizeObserver: StillResizeObserver })
