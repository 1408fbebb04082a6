import { startCluster } from '#server/db'
import { addressOf, postmasterOf, urlOf } from '../support/server/application'
import { expectNothingLost } from '../support/server/outage'
import { ownFolder } from '../support/server/ownFolder'

const own = ownFolder()

test('our PostgreSQL killed, and told to stop in each way, while several people write: 503, then all is there once', async () => {
  const program = own.run()
  const signals = ['SIGKILL', 'SIGTERM', 'SIGKILL', 'SIGINT', 'SIGQUIT', 'SIGKILL'] as const
  await expectNothingLost(await addressOf(program), own.folder(), signals)
  // Told to stop while its database is away, the application ends as well.
  process.kill(await postmasterOf(own.folder()), 'SIGKILL')
  expect(await program.end('SIGTERM')).toBe(0)
})

test('the PostgreSQL of DATABASE_URL killed and restarted while several people write: the process outlives it', async () => {
  const cluster = await startCluster(own.folder())
  try {
    const program = own.run({ DATABASE_URL: urlOf(cluster.connection) })
    await expectNothingLost(await addressOf(program), own.folder(), ['SIGINT', 'SIGKILL', 'SIGTERM'])
    expect(await program.end('SIGTERM')).toBe(0)
  } finally {
    await cluster.stop()
  }
})
