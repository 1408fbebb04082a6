import { upserted } from '#client/entities'
import { exampleFile } from './clientFile'
import { fakeNetwork, flush } from './network'
import { composeStore } from './store'

/** The example file open in the real store, over a fake network; timers are Jest's. */
export function openEditor() {
  const network = fakeNetwork()
  const page = new EventTarget()
  const watch = (tell: () => void) => {
    page.addEventListener('moment', tell)
    return () => {
      page.removeEventListener('moment', tell)
    }
  }
  // Chance at its longest: a retry waits for its whole delay.
  const { store, close } = composeStore(network.transport, { random: () => 1, watch })
  store.dispatch(upserted(exampleFile))
  return {
    ...network,
    store,
    close,
    /** Time goes by, and what it started runs. */
    pass: async (milliseconds: number) => {
      await jest.advanceTimersByTimeAsync(milliseconds)
      await flush()
    },
    /** The network is back, or the page is hidden. */
    signal: async () => {
      page.dispatchEvent(new Event('moment'))
      await flush()
    },
  }
}

export type Editor = ReturnType<typeof openEditor>

/** Timers are the test's, but for those that promises and streams of Node need. */
export function holdTime(): void {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'],
    now: new Date('2026-11-20T09:00:00Z'),
  })
}

/** An editor of its own for each test of a file, in held time. */
export function editorSession(): () => Editor {
  let editor: Editor | undefined
  beforeEach(() => {
    holdTime()
    editor = openEditor()
  })
  afterEach(() => {
    editor?.close()
    jest.useRealTimers()
  })
  return () => {
    if (!editor) throw new Error('only inside a test: the editor opens before each one')
    return editor
  }
}
