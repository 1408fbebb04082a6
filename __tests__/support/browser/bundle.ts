import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { BrowserContext } from 'playwright-core'

const CLIENT_FOLDER = join(__dirname, '../../../dist/client')

/** A page, and how much JavaScript a new browser may load to show it, in KiB compressed by gzip. */
export interface Budget {
  readonly name: string
  readonly limit: number
  /** Undefined: nobody is logged in. */
  readonly isOpen?: true
  readonly pathIn: (clientFile: string) => string
}

export const budgets: readonly Budget[] = [
  { name: 'connexion', limit: 190, isOpen: true, pathIn: () => '/login' },
  { name: 'cadre et tableau de bord', limit: 220, pathIn: () => '/dashboard' },
  { name: 'dossier, informations', limit: 330, pathIn: (clientFile) => `${clientFile}/informations` },
  { name: 'dossier, solution', limit: 330, pathIn: (clientFile) => `${clientFile}/solution` },
]

/** The tabs of a client file, as their addresses end. */
export const tabs = [
  'synthesis',
  'informations',
  'investment-capacity',
  'solution',
  'lot-proposals',
  'current-sales',
] as const

/** What one of them may load besides what the dashboard has loaded, the frame of the client file included: 120 kB, in KiB. */
export const TAB_LIMIT = 120_000 / 1024

/** Scripts that the page of a browser asks for until it is still, as paths in what is served; those of its workers are not its own. */
export async function scriptsOf(context: BrowserContext, path: string): Promise<readonly string[]> {
  const page = await context.newPage()
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
  })
  await page.goto(path)
  await page.locator('h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  const workers = page.workers().map((worker) => new URL(worker.url()).pathname)
  await page.close()
  return [...scripts].filter((script) => !workers.includes(script))
}

export const kibibytesOf = (scripts: readonly string[]): number =>
  scripts.reduce((sum, script) => sum + gzipSync(readFileSync(join(CLIENT_FOLDER, script)), { level: 9 }).length, 0) /
  1024
