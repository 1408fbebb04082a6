import { embeddedFolder, saved } from '../../support/server/embeddedFolder'

const { hold, killAll, ...embedded } = embeddedFolder()

test('what was committed survives the death of the application and of its server together', async () => {
  await hold()
  await killAll()
  expect(await saved(await embedded.open())).toEqual([{ id: 1 }])
})
