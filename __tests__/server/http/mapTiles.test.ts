import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readConfiguration } from '#server/services'
import { buildApp } from '../../../src/app/server/app'
import { demoTemplate, TEST_INSTANT } from '../../support/server/testCluster'
import { openTestDatabase } from '../../support/server/testDatabase'

/** What a page says, and what browsers may ask for because of it. */
async function pageWith(settings: Record<string, string>) {
  const database = await openTestDatabase(demoTemplate())
  const folder = await mkdtemp(path.join(tmpdir(), 'solive-tiles-'))
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><head><title>Solive</title></head>')
  const app = buildApp({
    database,
    configuration: readConfiguration({ DEMO: '1', DATA_DIR: folder, ...settings }),
    clock: { now: () => TEST_INSTANT },
    clientFolder: folder,
    logLevel: 'silent',
  })
  const { body, headers } = await app.inject({ url: '/comparateur' })
  await app.close()
  await database.close()
  await rm(folder, { recursive: true })
  const policy = String(headers['content-security-policy']).split(';')
  const directive = (name: string) => policy.find((text) => text.startsWith(`${name} `))
  return { body, images: directive('img-src'), connections: directive('connect-src') }
}

test('pages name the tiles of maps and who drew them, and browsers may ask that server alone', async () => {
  const { body, images, connections } = await pageWith({
    MAP_TILES: 'https://tuiles.example/plan?a=1&z={z}&x={x}&y={y}',
    MAP_TILES_CREDIT: '© « Carte » & "fils"',
  })
  expect(body).toContain(
    '<meta name="map-tiles" content="https://tuiles.example/plan?a=1&amp;z={z}&amp;x={x}&amp;y={y}">',
  )
  expect(body).toContain('<meta name="map-tiles-credit" content="© « Carte » &amp; &quot;fils&quot;">')
  expect(images).toBe("img-src 'self' data: blob: https://tuiles.example")
  expect(connections).toBe("connect-src 'self' https://tuiles.example")
})

test('without tiles, browsers ask no other server than ours', async () => {
  const { body, images, connections } = await pageWith({})
  expect(body).not.toContain('map-tiles')
  expect([images, connections]).toEqual(["img-src 'self' data: blob:", "connect-src 'self'"])
})
