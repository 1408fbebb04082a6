import { rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { list } from '../../../support/server/documents'
import { openTestApp, type Caller, type TestApp } from '../../../support/server/testApp'

const IMPORTS = '/api/v3/company/imports'
const dataUrl = (content: string) => `data:text/csv;base64,${Buffer.from(content).toString('base64')}`

let running: TestApp
let helene: Caller
let aurore: Caller
let site: Server
let address: string

beforeEach(async () => {
  running = await openTestApp()
  helene = await running.logIn('h.vautrin@ormeval.example')
  aurore = await running.logIn('a.lestivel@vermeil.example')
  const picture = await sharp({ create: { width: 2_000, height: 1_000, channels: 3, background: '#336' } })
    .jpeg()
    .toBuffer()
  const answers: Readonly<Record<string, Buffer>> = {
    '/facade.jpg': picture,
    '/plan.png': await sharp(picture).resize(300).png().toBuffer(),
    '/broken.jpg': picture.subarray(0, 200),
    '/page.html': Buffer.from('<html></html>'),
  }
  site = createServer((request, response) => {
    const answer = answers[request.url ?? '']
    response.writeHead(answer ? 200 : 404).end(answer)
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${String((site.address() as AddressInfo).port)}`
})
afterEach(async () => {
  await running.close()
  await new Promise((resolve) => site.close(resolve))
})

interface Told {
  readonly state: string
  readonly pictures: { waiting: number; kept: number; refused: { url: string; reason: string }[] }
}

/** Imports a programme of these pictures, with a lot of this plan, and waits until each is kept or refused. */
async function imported(pictures: readonly string[], plan: string): Promise<Told> {
  const photos = pictures.map((name) => `${address}/${name}`).join('|')
  const programs =
    'ref_programme;promoteur;nom_programme;statut_programme;code_postal;ville;fiscalites;date_livraison;photos\n' +
    `LEZ;Promoteur X;Les Terrasses du Lez;commercialisation;34000;Montpellier;long_term_rental;T2 2028;${photos}\n`
  const lots =
    'ref_programme;promoteur;ref_lot;nature;typologie;statut;surface_habitable;prix_ttc_20;plan_url\n' +
    `LEZ;Promoteur X;A1;appartement;T2;disponible;42,35;200000;${address}/${plan}\n`
  const files = [
    { name: 'programmes.csv', file: dataUrl(programs) },
    { name: 'lots.csv', file: dataUrl(lots) },
  ]
  const answer = await helene.call('POST', IMPORTS, { files })
  const { id } = answer.json<{ data: { id: string } }>().data
  for (;;) {
    const told = (await helene.call('GET', `${IMPORTS}/${id}`)).json<{ data: { attributes: Told } }>().data.attributes
    const { waiting, kept, refused } = told.pictures
    if (told.state === 'done' && waiting === 0 && kept + refused.length > 0) return told
    await setTimeout(100)
  }
}

interface Shown {
  readonly url: string
  readonly thumbnail_url: string
  readonly alt: string
}
const picturesOf = async (caller: Caller, of: string) => {
  const answer = await caller.call('GET', `/api/v3/${of}/pictures`)
  return answer.json<{ data: Shown[] }>().data
}
const idOf = async (type: string) => list(await helene.call('GET', `/api/v3/${type}?q=terrasses%20lez`))[0]?.id ?? ''

test('pictures and plans of a feed are copied in two sizes, and shown with the lot to who sees it', async () => {
  const { pictures } = await imported(['facade.jpg'], 'plan.png')
  expect(pictures).toEqual({ waiting: 0, kept: 2, refused: [] })
  const [property, program] = [`properties/${await idOf('properties')}`, `programs/${await idOf('programs')}`]
  const shown = await picturesOf(helene, property)
  expect(shown.map(({ alt }) => alt)).toEqual(['Plan du lot', 'Les Terrasses du Lez, image 1'])
  const [{ url, thumbnail_url } = { url: '', thumbnail_url: '' }] = await picturesOf(helene, program)
  const sizes = []
  for (const copy of [url, thumbnail_url, `${thumbnail_url}&filter[format]=avif`]) {
    const answer = await helene.call('GET', encodeURI(copy))
    const { format, width, height } = await sharp(answer.rawPayload).metadata()
    sizes.push([answer.statusCode, answer.headers['content-type'], format, width, height])
  }
  expect(sizes).toEqual([
    [200, 'image/webp', 'webp', 1_600, 800],
    [200, 'image/webp', 'webp', 480, 240],
    [200, 'image/avif', 'heif', 480, 240],
  ])

  const attributesOf = async (of: string) =>
    (await helene.call('GET', `/api/v3/${of}`)).json<{
      data: { attributes: { pictures: Shown[]; thumbnail_url?: string } }
    }>().data.attributes
  expect((await attributesOf(property)).pictures).toEqual(shown)
  expect(await attributesOf(program)).toMatchObject({ pictures: [{ url, thumbnail_url }], thumbnail_url })

  // What a firm imports is its own.
  expect((await aurore.call('GET', `/api/v3/${program}/pictures`)).statusCode).toBe(404)
  expect((await aurore.call('GET', encodeURI(url))).statusCode).toBe(404)
  const other = list(await helene.call('GET', '/api/v3/programs?page[size]=1&sort=-name'))[0]?.id ?? ''
  const elsewhere = url.replace(/programs\/[^/]+/, `programs/${other}`)
  expect((await helene.call('GET', encodeURI(elsewhere))).statusCode).toBe(404)
  expect((await helene.call('GET', encodeURI(url.replace('large', 'huge')))).statusCode).toBe(400)
})

test('a picture whose copies are gone is fetched again', async () => {
  await imported(['facade.jpg'], 'plan.png')
  const [{ url } = { url: '' }] = await picturesOf(helene, `programs/${await idOf('programs')}`)
  const statusOf = async (): Promise<number> => (await helene.call('GET', encodeURI(url))).statusCode
  await rm(path.join(running.dataFolder, 'pictures'), { recursive: true })
  expect(await statusOf()).toBe(404)
  while ((await statusOf()) !== 200) await setTimeout(100)
  expect(await statusOf()).toBe(200)
})

test('what is no picture is refused with its reason, and the others are kept', async () => {
  const { pictures } = await imported(['facade.jpg', 'page.html', 'broken.jpg'], 'absent.png')
  expect(pictures.kept).toBe(1)
  expect(Object.fromEntries(pictures.refused.map(({ url, reason }) => [url.slice(address.length), reason]))).toEqual({
    '/absent.png': `${address}/absent.png répond 404.`,
    '/broken.jpg': 'Cette image est abîmée.',
    '/page.html': 'Ce n’est pas une image PNG, JPEG ou WebP.',
  })
})
