import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { ClosedLink } from '#features/studies/contract'
import type { PageState } from '#features/studies/page'
import type { ServedPage } from '#server/http/pages'
import { readConfiguration, systemClock } from '#server/services'
import { buildApp } from '../../../../src/app/server/app'
import { features } from '../../../../src/app/server/features'
import { renderStudy } from '../../../../src/features/studies/server/pages'
import { closedLinks, studyFacts, studyReading } from '../../../support/studies/reading'
import { openTestDatabase, type TestDatabase } from '../../../support/server/testDatabase'

const TEMPLATE =
  '<!doctype html><html><head><title>%TITLE%</title></head><body><div id="root">%HTML%</div><script type="application/json" id="state">%STATE%</script></body></html>'

let database: TestDatabase
let folder: string
const apps: FastifyInstance[] = []
beforeAll(async () => {
  database = await openTestDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'solive-study-'))
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>Solive</title>')
  await writeFile(path.join(folder, 'study.html'), TEMPLATE)
})
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()))
  await database.close()
  await rm(folder, { recursive: true })
})

/** The application, with one more page where it is given one. */
function application(page?: ServedPage, clientFolder = folder): FastifyInstance {
  const app = buildApp({
    database,
    configuration: readConfiguration({ DEMO: '0', DATA_DIR: folder }),
    clock: systemClock,
    clientFolder,
    logLevel: 'silent',
    features: page
      ? [...features, { name: 'more', policies: {}, pages: [page], open: () => ({ routes: [] }) }]
      : features,
  })
  apps.push(app)
  return app
}

/** A page of the same kind that shows this. */
const showing = (state: PageState): ServedPage => ({
  path: '/shown/:link',
  template: 'study.html',
  render: () => Promise.resolve(renderStudy(state)),
})

const LINK = '7f1d2a30-0000-4000-8000-0000000000aa'

test('a link that nobody was sent is not found, in a page that nobody lists or keeps', async () => {
  const answer = await application().inject({ url: `/etude-immobiliere/${LINK}` })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect(answer.body).toContain('Cette étude n’existe pas, ou plus.')
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store, private',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
  expect(answer.headers['content-security-policy']).toContain("script-src 'self'")
})

test('the preview of an adviser is a page of the application, and the template is no page', async () => {
  const app = application()
  expect((await app.inject({ url: '/etude-immobiliere/preview?client_file=x' })).body).toContain(
    '<title>Solive</title>',
  )
  expect((await app.inject({ url: '/study.html' })).body).not.toContain('%STATE%')
})

test('without a built page, nothing is served', async () => {
  const answer = await application(undefined, path.join(folder, 'none')).inject({ url: `/etude-immobiliere/${LINK}` })
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
    404,
    'Cette page ou cette ressource n’existe pas.',
  ])
})

test('what people typed closes no element of the page, and takes the place of none of its parts', async () => {
  const typed = '</script><img src=x onerror=alert(1)>%STATE%$&<!--'
  const facts = studyFacts({ title: typed, client: typed })
  const reading = studyReading({ facts })
  const app = application(showing({ kind: 'open', link: LINK, reading, readAt: '2026-11-20T09:30:00Z' }))
  const answer = await app.inject({ url: `/shown/${LINK}` })
  expect(answer.statusCode).toBe(200)
  expect(answer.body.match(/<\/script>/g)).toHaveLength(1)
  expect(answer.body).not.toContain('<img src=x')
  expect(answer.body).not.toContain('<!--<')
  const [, text = 'null'] = /id="state">(.*)<\/script>/.exec(answer.body) ?? []
  expect(JSON.parse(text)).toEqual(
    JSON.parse(JSON.stringify({ kind: 'open', link: LINK, reading, readAt: '2026-11-20T09:30:00Z' })),
  )
  expect(answer.body).toContain('<title>&lt;/script>')
})

test('the cover is in the page before any script runs, compressed for whom reads gzip', async () => {
  const reading = studyReading()
  const app = application(showing({ kind: 'open', link: LINK, reading, readAt: '2026-11-20T09:30:00Z' }))
  const plain = await app.inject({ url: `/shown/${LINK}` })
  expect(plain.body).toContain('Étude de Nadia et Adrien Marchetti</h1>')
  const packed = await app.inject({ url: `/shown/${LINK}`, headers: { 'accept-encoding': 'gzip, br' } })
  expect(packed.headers['content-encoding']).toBe('gzip')
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
})

test.each<[ClosedLink['why'], number, string]>([
  ['unknown', 404, 'Cette étude n’existe pas, ou plus.'],
  ['expired', 410, 'Demandez-en un nouveau à Claire Aubrac.'],
  ['revoked', 410, 'Votre conseiller a retiré cette étude.'],
  ['password', 401, 'Cette étude est protégée par un mot de passe'],
])('a link that is closed because %s answers %i and says so', async (why, status, sentence) => {
  const app = application(showing({ kind: 'closed', link: LINK, closed: closedLinks[why] }))
  const answer = await app.inject({ url: `/shown/${LINK}` })
  // React parts the pieces of a sentence by comments.
  expect([answer.statusCode, answer.body.replaceAll('<!-- -->', '')]).toEqual([
    status,
    expect.stringContaining(sentence),
  ])
})
