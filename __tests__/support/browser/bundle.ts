import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { BrowserContext } from 'playwright-core'
import { allDrawn, followRequests } from './requests'

const CLIENT_FOLDER = join(__dirname, '../../../dist/client')

/** A page, and how much a new browser may load to show it, in KiB compressed by gzip. */
export interface Budget {
  readonly name: string
  readonly scripts: number
  readonly styles: number
  /** Undefined: nobody is logged in. */
  readonly isOpen?: true
  readonly pathIn: (clientFile: string) => string
}

const tabs = ['synthesis', 'informations', 'investment-capacity', 'solution', 'lot-proposals', 'current-sales'] as const

export const budgets: readonly Budget[] = [
  { name: 'connexion', scripts: 200, styles: 20, isOpen: true, pathIn: () => '/login' },
  // Why a link opens nothing is said by the same files as a study.
  {
    name: 'étude que lit un client',
    scripts: 120,
    styles: 8,
    isOpen: true,
    pathIn: () => '/etude-immobiliere/00000000-0000-4000-8000-000000000000',
  },
  { name: 'cadre et tableau de bord', scripts: 340, styles: 40, pathIn: () => '/dashboard' },
  { name: 'liste des dossiers', scripts: 430, styles: 50, pathIn: () => '/mes-dossiers' },
  { name: 'comparateur', scripts: 400, styles: 44, pathIn: () => '/comparateur/montpellier-34000' },
  { name: 'liste des contacts', scripts: 430, styles: 50, pathIn: () => '/mes-leads' },
  ...tabs.map((tab) => ({
    name: `dossier, onglet ${tab}`,
    scripts: 480,
    styles: 58,
    pathIn: (clientFile: string) => `${clientFile}/${tab}`,
  })),
]

/** What the page of a browser asks for, as paths in what is served. */
export interface LoadedFiles {
  /** Those of its workers are not its own. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** Loads a page until it asks for nothing more. */
export async function filesOf(context: BrowserContext, path: string): Promise<LoadedFiles> {
  const page = await context.newPage()
  followRequests(page)
  const [scripts, styles] = [new Set<string>(), new Set<string>()]
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
    if (request.resourceType() === 'stylesheet') styles.add(new URL(request.url()).pathname)
  })
  await page.goto(path)
  await page.locator('h1').first().waitFor()
  await allDrawn(page)
  const workers = page.workers().map((worker) => new URL(worker.url()).pathname)
  await page.close()
  return { scripts: [...scripts].filter((script) => !workers.includes(script)), styles: [...styles] }
}

export const kibibytesOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(CLIENT_FOLDER, file)), { level: 9 }).length, 0) / 1024
