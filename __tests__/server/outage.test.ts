import { addressOf } from '../support/server/application'
import { expectNothingLost } from '../support/server/outage'
import { ownFolder } from '../support/server/ownFolder'

const own = ownFolder()

test('our PostgreSQL killed once while several people write: 503, then all is there once', async () => {
  const address = await addressOf(own.run())
  await expectNothingLost(address, own.folder(), ['SIGKILL'])
})
