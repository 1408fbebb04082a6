import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { BrowserContext } from 'playwright-core'
import { CLIENT_FOLDER, withBuiltApplication } from './browser/builtApplication'

export const title = 'JavaScript qu’un navigateur neuf charge pour voir une page, compressé par gzip (×\u00a0: / page de connexion)'

interface Weight { readonly files: number; readonly kibibytes: number }

export function measure(): Promise<{ name: string; value: number; unit: string; ratio?: number }[]> {
  return withBuiltApplication(async ({ openContext, logIn, clientFilePath }) => {
    const pages = [
      { name: 'connexion', ...(await weightOf(await openContext(), '/login')) },
      { name: 'cadre et liste des dossiers', ...(await weightOf(await logIn(), '/mes-dossiers')) },
      { name: 'dossier, informations', ...(await weightOf(await logIn(), `${clientFilePath}/informations`)) },
      { name: 'dossier, solution', ...(await weightOf(await logIn(), `${clientFilePath}/solution`)) },
    ]
    const login = pages[0]?.kibibytes ?? Number.NaN
    return pages.map(({ name, files, kibibytes }) => ({ name: `${name} (${files} fichiers)`, value: kibibytes, unit: 'Kio', ratio: kibibytes / login }))
  })
}

/** What the browser asked for until the page was still. */
async function weightOf(context: BrowserContext, path: string): Promise<Weight> {
  const page = await context.newPage()
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  await context.close()
  const bytes = [...scripts].reduce((sum, script) => sum + gzipSync(readFileSync(join(CLIENT_FOLDER, script)), { level: 9 }).length, 0)
  return { files: scripts.size, kibibytes: bytes / 1024 }
}
