import { replay, snapshotOfWork } from '../../support/browser/snapshot'
import { journeySession } from '../../support/journeys/session'

const { emailOf, openPage, takeErrors } = journeySession()

test('a snapshot of somebody’s work is replayed by the support', async () => {
  const { written } = await snapshotOfWork(await openPage(), emailOf('c.aubrac'))
  await replay(await openPage(), emailOf('h.vautrin'), written)
  expect(takeErrors()).toEqual([])
})
