import { diskWatch } from '#server/jobs'
import type { DiskWarning } from '#server/services/disk'

const MEGABYTE = 1_048_576
const GIGABYTE = 1_024 * MEGABYTE

test('each step down is told once, and the way back when a tenth of the disk is free again', async () => {
  const told: (DiskWarning | undefined)[] = []
  let free = 50 * GIGABYTE
  const watch = diskWatch({
    look: () => Promise.resolve({ free, total: 100 * GIGABYTE }),
    tell: (warning) => told.push(warning),
    fail: (error) => {
      throw error
    },
  })
  for (const left of [50, 9.9, 9, 0.99, 0.5, 0.03, 0, 0.5, 2, 9, 10, 9]) {
    free = left * GIGABYTE
    await watch.run()
  }
  expect(told).toEqual([
    'lessThanTenPercent',
    'lessThanOneGigabyte',
    'tooLittleToWrite',
    undefined,
    'lessThanTenPercent',
  ])
})

test('a disk that cannot be looked at is told, and looked at again', async () => {
  const failures: unknown[] = []
  const away = new Error('away')
  const watch = diskWatch({
    look: () => Promise.reject(away),
    tell: () => undefined,
    fail: (error) => failures.push(error),
  })
  await watch.run()
  await watch.run()
  expect(failures).toEqual([away, away])
})
