import { dailyRounds } from '../support/server/dailyRounds'

const { made, round } = dailyRounds()

// A passphrase is made a key by work that takes seconds on purpose (scrypt).
test('daily backups are encrypted with a passphrase, also once a day', async () => {
  await round(0, { passphrase: 'châtaigne lente' })
  await round(0.1, { passphrase: 'châtaigne lente' })
  expect(made()).toEqual(['solive-2026-11-20.tar.gz.age'])
})
