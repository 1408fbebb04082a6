import type { ReadingTold } from '#features/studies/contract'
import { trackReading } from '../../../../src/features/studies/pageEntry/tracking'

/** A reading on a clock of its own. */
function reading(isTelling = { get: () => true }) {
  const told: Omit<ReadingTold, 'report'>[] = []
  const tracking = trackReading({
    report: 'r',
    isTelling,
    tell: ({ report: _report, ...one }) => told.push(one),
    now: () => Date.now(),
  })
  return { told, tracking }
}

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

test('a page that was not visible for a second was not opened', () => {
  const { told, tracking } = reading()
  tracking.look(true)
  jest.advanceTimersByTime(900)
  tracking.look(false)
  jest.advanceTimersByTime(60_000)
  expect(told).toEqual([])
})

test('it is opened once, and a chapter is told with the seconds that it was visible', () => {
  const { told, tracking } = reading()
  tracking.look(true)
  const leaveCover = tracking.showChapter('cover')
  jest.advanceTimersByTime(5_400)
  leaveCover()
  const leave = tracking.showChapter('effort')
  jest.advanceTimersByTime(10_000)
  tracking.look(false)
  jest.advanceTimersByTime(60_000)
  tracking.look(true)
  jest.advanceTimersByTime(3_000)
  leave()
  expect(told).toEqual([
    { event: 'opened' },
    { event: 'page_viewed', page: 'cover', seconds: 5 },
    { event: 'page_viewed', page: 'effort', seconds: 10 },
    { event: 'page_viewed', page: 'effort', seconds: 3 },
  ])
})

test('who refuses is told of no more', () => {
  let isTelling = true
  const { told, tracking } = reading({ get: () => isTelling })
  tracking.look(true)
  jest.advanceTimersByTime(2_000)
  isTelling = false
  jest.advanceTimersByTime(10_000)
  tracking.look(false)
  tracking.note('downloaded')
  expect(told).toEqual([{ event: 'opened' }])
})
