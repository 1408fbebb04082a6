import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { setImmediate } from 'node:timers/promises'
import { openTestApp, type Caller, type TestApp } from '../../../support/server/testApp'

/** A PNG of one point. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
/** A WebP of one point (lossy, the smallest of its specification). */
const WEBP = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64')

let running: TestApp
let helene: Caller
beforeAll(async () => {
  running = await openTestApp()
  helene = await running.logIn('h.vautrin@ormeval.example')
})
afterAll(() => running.close())

const dataUrl = (content: Buffer, mime = 'image/png') => `data:${mime};base64,${content.toString('base64')}`
interface Company {
  data: { attributes: { logo: string | null; logo_square: string | null } }
}
const send = async (caller: Caller, logo: unknown, call = 'update-logo') => {
  const answer = await caller.call('POST', `/api/v3/company/${call}`, { logo })
  return { status: answer.statusCode, body: answer.json<Company & { message: string; errors?: object }>() }
}

beforeEach(async () => {
  await send(helene, null)
  await send(helene, null, 'update-logo-square')
})

test('a logo is sent as a data URL, shown to all of the firm and to no other, and taken away', async () => {
  const { status, body } = await send(helene, { name: 'orme.png', file: dataUrl(PNG) })
  const address = body.data.attributes.logo ?? ''
  expect([status, address]).toEqual([200, expect.stringMatching(/^\/api\/v3\/company\/logos\/[0-9a-f]{64}$/)])
  const me = await helene.call('GET', '/api/v3/me?include=company')
  expect(me.json<{ included: object[] }>().included).toEqual([
    expect.objectContaining({ attributes: expect.objectContaining({ logo: address, logo_square: null }) as object }),
  ])

  const adviser = await running.logIn('c.aubrac@ormeval.example')
  const read = await adviser.call('GET', address)
  expect([read.statusCode, read.headers['content-type'], read.rawPayload.equals(PNG)]).toEqual([200, 'image/png', true])
  expect(read.headers).toMatchObject({
    'cache-control': expect.stringContaining('private') as string,
    'x-content-type-options': 'nosniff',
  })
  expect((await running.stranger.call('GET', address)).statusCode).toBe(401)
  const other = await running.logIn('a.lestivel@vermeil.example')
  expect((await other.call('GET', address)).statusCode).toBe(404)

  expect((await send(helene, null)).body.data.attributes.logo).toBeNull()
  expect((await helene.call('GET', address)).statusCode).toBe(404)
})

test('the square one is sent as a form, and replaces the former', async () => {
  const form = `--limit\r\ncontent-disposition: form-data; name="logo"; filename="l.webp"\r\ncontent-type: image/webp\r\n\r\n${WEBP.toString('latin1')}\r\n--limit--\r\n`
  await send(helene, dataUrl(PNG), 'update-logo-square')
  const answer = await helene.call('POST', '/api/v3/company/update-logo-square', Buffer.from(form, 'latin1'), {
    'content-type': 'multipart/form-data; boundary=limit',
  })
  const { logo, logo_square } = answer.json<Company>().data.attributes
  expect([answer.statusCode, logo]).toEqual([200, null])
  const read = await helene.call('GET', logo_square ?? '')
  expect([read.headers['content-type'], read.rawPayload.equals(WEBP)]).toEqual(['image/webp', true])
  expect((await running.database.query<object>('SELECT 1 FROM company_logos')).length).toBe(1)
})

const refusedType = { logo: ['Le logo doit être une image PNG, JPEG, WebP ou SVG'] }
const svg = (inside: string) =>
  dataUrl(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`), 'image/svg+xml')
const refusedDrawing = { logo: [expect.stringContaining('Ce dessin SVG') as string] }
/** The head of a PNG of 5 000 by 5 000 points. */
const VAST = Buffer.concat([PNG.subarray(0, 16), Buffer.from([0, 0, 0x13, 0x88, 0, 0, 0x13, 0x88]), PNG.subarray(24)])

test.each([
  ['a drawing with a program', svg('<script>alert(1)</script>'), 422, refusedDrawing],
  ['one that listens', svg('<path d="M0 0" onload="alert(1)"/>'), 422, refusedDrawing],
  ['one that listens after a line', svg('<path d="M0 0"\nonload="alert(1)"/>'), 422, refusedDrawing],
  ['one with a page inside', svg('<foreignObject><p/></foreignObject>'), 422, refusedDrawing],
  ['one that calls elsewhere', svg('<use href="https://elsewhere.example/a.svg#b"/>'), 422, refusedDrawing],
  ['one whose link runs', svg('<a href="java&#115;cript:alert(1)">a</a>'), 422, refusedDrawing],
  ['one painted from elsewhere', svg('<path fill="url(https://elsewhere.example/a)"/>'), 422, refusedDrawing],
  [
    'one with entities',
    dataUrl(Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>'), 'image/svg+xml'),
    422,
    refusedDrawing,
  ],
  ['one with a style sheet', svg('<style>path{fill:red}</style>'), 422, refusedDrawing],
  [
    'a picture whose head alone is right',
    dataUrl(Buffer.concat([PNG.subarray(0, 40), Buffer.alloc(60, 7)])),
    422,
    { logo: [expect.stringContaining('ne se lit pas en entier') as string] },
  ],
  ['a page that says it is a drawing', dataUrl(Buffer.from('<html><svg/></html>'), 'image/svg+xml'), 422, refusedType],
  ['a picture cut after its head', dataUrl(PNG.subarray(0, 12)), 422, refusedType],
  [
    'a picture too large to show',
    dataUrl(VAST),
    422,
    { logo: [expect.stringContaining('20\u202fmillions') as string] },
  ],
  ['no file', undefined, 422, { logo: ['Ce champ est requis'] }],
  ['a text', 'logo.png', 422, { logo: [expect.stringContaining('Un fichier est attendu') as string] }],
  [
    'a path of the server',
    { path: '/etc/hostname', said: { name: null, mime: null }, size: 1, sha256: 'a'.repeat(64) },
    422,
    { logo: ['Ce champ est requis'] },
  ],
  ['more than a megabyte', dataUrl(Buffer.concat([PNG, Buffer.alloc(1_048_576)])), 413, undefined],
])('%s is refused and changes nothing', async (_case, logo, status, errors) => {
  const before = await running.database.query('SELECT * FROM company_logos')
  const answer = await send(helene, logo)
  expect([answer.status, answer.body.errors]).toEqual([status, errors])
  if (status === 413) expect(answer.body.message).toContain('1 Mo au plus')
  expect(await running.database.query('SELECT * FROM company_logos')).toEqual(before)
  // What came is removed once the answer is sent; the folder is made for the first file that comes.
  const waiting = () => readdir(path.join(running.dataFolder, 'incoming')).catch(() => [])
  while ((await waiting()).length > 0) await setImmediate()
})

test('a drawing is cleaned of what draws nothing, and saved where it is opened by itself', async () => {
  const drawn = svg(
    '<metadata>secret</metadata><!-- secret --><linearGradient id="a" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#09c"/></linearGradient>' +
      '<sodipodi:namedview id="b"/><path d="M0 0h9v9z" fill="url(#a)" data-secret="1"/>',
  )
  const { status, body } = await send(helene, drawn)
  expect(status).toBe(200)
  const read = await helene.call('GET', body.data.attributes.logo ?? '')
  expect(read.headers['content-type']).toContain('image/svg+xml')
  expect(read.headers['content-disposition']).toContain('attachment')
  expect(read.body).toContain('<linearGradient id="a" gradientUnits="userSpaceOnUse">')
  expect(read.body).toContain('d="M0 0h9v9z" fill="url(#a)"')
  expect(read.body).not.toMatch(/secret|namedview/)
})

test('a picture is cropped, within its sides alone', async () => {
  const wide = await sharp({ create: { width: 8, height: 4, channels: 3, background: '#09c' } })
    .png()
    .toBuffer()
  const crop = (x: number, width: number) =>
    helene.call('POST', '/api/v3/company/update-logo', { logo: dataUrl(wide), crop: { x, y: 0, width, height: 4 } })
  const address = (await crop(2, 4)).json<Company>().data.attributes.logo ?? ''
  expect(await sharp((await helene.call('GET', address)).rawPayload).metadata()).toMatchObject({ width: 4, height: 4 })
  const beyond = await crop(6, 4)
  expect([beyond.statusCode, Object.keys(beyond.json<{ errors: object }>().errors)]).toEqual([422, ['crop']])
})

test('those who do not manage the firm do not change its logo', async () => {
  const adviser = await running.logIn('c.aubrac@ormeval.example')
  expect((await send(adviser, dataUrl(PNG))).status).toBe(403)
})
