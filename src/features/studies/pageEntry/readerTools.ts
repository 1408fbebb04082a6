import type { StudyReading } from '#features/studies/contract'
import { writable, type ReaderTools } from '#features/studies/page'
import { calculating } from './calculating'
import type { Calls } from './calls'
import { kept, type DeviceStorage } from './device'
import { keepQuestions } from './questions'
import { trackReading } from './tracking'

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'
const isKeys = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((key) => typeof key === 'string')

interface Surroundings {
  readonly storage: DeviceStorage
  readonly calls: Calls
  /** Whether the page was read from the device, without a network. */
  readonly isCopy: boolean
}

/** What the page does in a browser, and what it hears of it: visibility, network. */
export function readerTools(reading: StudyReading, { storage, calls, isCopy }: Surroundings): ReaderTools {
  const { report, tracking, questions: answered } = reading
  const hasOptedOut = kept(storage, 'opted out', isFlag, tracking.hasOptedOut)
  const mayTell = () => tracking.isOn && !tracking.hasOptedOut && !hasOptedOut.get()
  const isTelling = writable(mayTell(), tracking.isOn && !tracking.hasOptedOut)
  const reader = trackReading({
    report: report.id,
    isTelling,
    tell: (told) => void calls.tell(told),
    now: () => performance.now(),
  })
  const questions = keepQuestions({
    report: report.id,
    storage,
    calls,
    answered,
    now: () => new Date().toISOString(),
  })
  const chaptersRead = readChapters(storage, report.id)
  const isOffline = writable(isCopy || !navigator.onLine, false)

  hear({
    onLook: (isVisible) => {
      reader.look(isVisible)
      if (isVisible) void questions.refresh()
    },
    onNetwork: (isOnline) => {
      isOffline.set(isCopy || !isOnline)
      if (isOnline) void questions.send().then(questions.refresh)
    },
  })
  void questions.send()

  return {
    ...calculating,
    ...questions,
    isTelling,
    isOffline,
    chaptersRead,
    showChapter: (key, isLast) => {
      const leave = reader.showChapter(key)
      // A chapter is read once one went on from it; the last one leads nowhere.
      if (isLast) chaptersRead.add(key)
      return () => {
        leave()
        chaptersRead.add(key)
      }
    },
    noteDownload: () => {
      reader.note('downloaded')
    },
    noteExplained: (key, amount) => {
      reader.note('amount_explained', { key, amount })
    },
    optOut: () => {
      if (!isTelling.get()) return
      isTelling.set(false)
      hasOptedOut.set(true)
      void calls.tell({ event: 'opt_out', report: report.id })
    },
  }
}

interface Heard {
  readonly onLook: (isVisible: boolean) => void
  readonly onNetwork: (isOnline: boolean) => void
}

/** Hears whether the page is visible, from now on, and when the network comes and goes. */
function hear({ onLook, onNetwork }: Heard): void {
  const look = () => {
    onLook(document.visibilityState === 'visible')
  }
  document.addEventListener('visibilitychange', look)
  window.addEventListener('pagehide', () => {
    onLook(false)
  })
  window.addEventListener('online', () => {
    onNetwork(true)
  })
  window.addEventListener('offline', () => {
    onNetwork(false)
  })
  look()
}

/** The chapters that were read on this device. */
function readChapters(storage: DeviceStorage, report: string) {
  const keys = kept(storage, `chapters read ${report}`, isKeys, [])
  const read = writable<ReadonlySet<string>>(new Set(keys.get()), new Set())
  return {
    ...read,
    add: (key: string) => {
      if (read.get().has(key)) return
      keys.set([...keys.get(), key])
      read.set(new Set(keys.get()))
    },
  }
}
