import { READY } from '../support/server/application'
import { addressIn, httpBrowser } from '../support/server/httpBrowser'
import { ownFolder } from '../support/server/ownFolder'

const own = ownFolder()

test('killed without warning, the application starts again with its data and makes no second demo firm', async () => {
  const killed = own.run()
  await killed.written(READY)
  await killed.end('SIGKILL')
  const output = await own.run().written(READY)
  expect(await httpBrowser().logIn(addressIn(output), 'c.aubrac@ormeval.example', 'Demo-2026!')).toBe(200)
})
