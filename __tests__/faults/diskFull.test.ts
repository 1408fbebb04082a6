import path from 'node:path'
import { DEMO_PASSWORD } from '#features/account/server/demo'
import { addressOf, postmasterOf, runApplication } from '../support/server/application'
import { httpBrowser, type HttpAnswer } from '../support/server/httpBrowser'
import type { Program } from '../support/server/programs'
import { FULL_DISK, onSmallDisk, skippedWithoutDisk, smallDisk, type SmallDisk } from '../support/server/smallDisk'

let disk: SmallDisk | undefined
let program: Program | undefined

afterEach(async () => {
  await disk?.empty()
  await program?.end('SIGTERM')
  await disk?.remove()
  program = undefined
  disk = undefined
})

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20))

onSmallDisk(
  `our database on a full disk: writes are a 507, reads go on, also after a crash${skippedWithoutDisk}`,
  async () => {
    const small = await smallDisk(400)
    disk = small
    const dataFolder = path.join(small.folder, 'data')
    program = runApplication(dataFolder)
    const address = await addressOf(program)
    await program.written('less than one gigabyte is free on the disk of the data')
    const browser = httpBrowser()
    await browser.logIn(address, 'c.aubrac@ormeval.example', DEMO_PASSWORD)
    const file = '/v3/client-files?page[size]=1'
    const { data } = (await browser.call(address, 'GET', file)).body as { data: { id: string }[] }
    const write = (): Promise<HttpAnswer> =>
      browser.call(address, 'POST', `/v3/client-files/${data[0]?.id ?? ''}/notes`, { note: 'Rappeler en mars' })
    const read = (): Promise<HttpAnswer> => browser.call(address, 'GET', file)

    expect((await write()).status).toBe(201)
    await small.fill()
    expect(await write()).toMatchObject({ status: 507, body: { message: FULL_DISK } })
    expect((await read()).status).toBe(200)
    // Nobody is let in without a trace.
    const other = httpBrowser()
    await other.call(address, 'GET', '/csrf-cookie')
    const credentials = { email: 's.benkacem@ormeval.example', password: DEMO_PASSWORD }
    const logIn = () => other.call(address, 'POST', '/v3/account/login', credentials)
    expect(await logIn()).toMatchObject({ status: 507, body: { message: FULL_DISK } })
    expect((await other.call(address, 'GET', '/v3/me')).status).toBe(401)

    process.kill(await postmasterOf(dataFolder), 'SIGKILL')
    await program.written('La base de données embarquée répond de nouveau.')
    expect((await read()).status).toBe(200)
    expect(await write()).toMatchObject({ status: 507, body: { message: FULL_DISK } })

    await small.empty()
    while ((await write()).status !== 201) await pause()
    expect((await logIn()).status).toBe(200)
    expect(await program.end('SIGTERM')).toBe(0)
  },
)
