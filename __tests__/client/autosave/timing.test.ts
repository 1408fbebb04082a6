import { browser } from '../../../src/client/autosave/environment'
import { backOff } from '../../../src/client/autosave/schedule'

describe('the wait before another try', () => {
  test('is spread over the second half of its delay', () => {
    expect([0, 0.5, 1].map((random) => backOff(1, random, null))).toEqual([500, 750, 1_000])
  })

  test('doubles, up to a minute', () => {
    expect([1, 2, 3, 6, 7, 50].map((attempts) => backOff(attempts, 1, null))).toEqual([
      1_000, 2_000, 4_000, 32_000, 60_000, 60_000,
    ])
  })

  test('is never shorter than what the server asks for', () => {
    expect(backOff(1, 0, 120)).toBe(120_000)
  })
})

describe('the page', () => {
  afterEach(() => {
    jest.restoreAllMocks()
  })

  test('tells that the network is back and that it is hidden, until nobody listens', () => {
    let told = 0
    const stop = browser.watch(() => {
      told += 1
    })
    window.dispatchEvent(new Event('online'))
    expect(told).toBe(1)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(told).toBe(1)
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(told).toBe(2)
    stop()
    window.dispatchEvent(new Event('online'))
    expect(told).toBe(2)
  })
})
