import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { CHROMIUM_FLAGS } from '../../../config/chromium.cjs'

/** A browser that keeps its profile on disk, and that can be killed. */
export interface DiskBrowser {
  /** Starts it again on the same profile, when it was killed, and opens a page. */
  readonly openPage: (address: string) => Promise<Page>
  /** Ends all of it at once, as a crash of the machine's session would (SIGKILL). */
  readonly kill: () => Promise<void>
  readonly remove: () => Promise<void>
}

export async function diskBrowser(): Promise<DiskBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'solive-profile-'))
  let child: ChildProcess | undefined
  let browser: Browser | undefined

  const kill = async () => {
    const killed = child
    child = undefined
    browser = undefined
    if (killed?.exitCode !== null) return
    const exited = once(killed, 'exit')
    killed.kill('SIGKILL')
    await exited
  }
  return {
    kill,
    openPage: async (address) => {
      child ??= spawn(
        process.env['CHROMIUM_PATH'] ?? '',
        [
          ...CHROMIUM_FLAGS,
          '--headless=new',
          '--lang=fr-FR',
          '--remote-debugging-port=0',
          `--user-data-dir=${profile}`,
          'about:blank',
        ],
        { stdio: ['ignore', 'ignore', 'pipe'] },
      )
      browser ??= await chromium.connectOverCDP(await listeningAddress(child))
      const page = await browser.contexts()[0]?.newPage()
      if (!page) throw new Error('the browser has no context')
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(address)
      return page
    },
    remove: async () => {
      await kill()
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** The address of its developer protocol, which Chromium writes when it is ready. */
async function listeningAddress({ stderr }: ChildProcess): Promise<string> {
  let written = ''
  for await (const part of stderr ?? []) {
    written += String(part)
    const address = /DevTools listening on (\S+)/.exec(written)?.[1]
    if (address !== undefined) return address
  }
  throw new Error(`the browser did not start:\n${written}`)
}
