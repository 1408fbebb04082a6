import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page, Worker } from 'playwright-core'
import { schemes } from '#domain'
import { operations, tableResults } from '../support/browser/domainTables'
import { engineAddress, engineWatched, prepareComlink, type PageWithComlink } from '../support/browser/engineWorker'
import { eventually } from '../support/browser/eventually'
import { logIn } from '../support/browser/logIn'
import { openSolution } from '../support/browser/solution'
import { browserSession } from '../support/browser/session'

const SUPPORT = join(__dirname, '../support/browser')

/** What the worker of the application answers to a question, asked as its page asks it. */
async function askWorker(
  page: Page,
  questions: readonly { configuration: object; context: object }[],
): Promise<object[]> {
  await prepareComlink(page)
  return page.evaluate(
    async ({ address, asked }) => {
      const { Comlink }: PageWithComlink = window
      if (!Comlink) throw new Error('Comlink is not on the page')
      const worker = new Worker(address)
      const engine = Comlink.wrap(worker)
      const answers = await Promise.all(
        asked.map(({ configuration, context }) => engine.simulate(configuration, context)),
      )
      worker.terminate()
      return answers
    },
    { address: engineAddress(), asked: questions },
  )
}

/** The workers of the application that a page has. */
const enginesOf = (page: Page): Worker[] => page.workers().filter((worker) => worker.url().endsWith(engineAddress()))

/** The one worker of the page, once the page watches it. */
async function engineOf(page: Page): Promise<Worker> {
  await engineWatched(page)
  const [worker] = enginesOf(page)
  if (!worker) throw new Error('the page watches a worker that it does not have')
  return worker
}

/** Has a worker end, without a word, where it would answer what explains a result: the steps that lead to it. */
const endAtExplanation = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const answer = postMessage.bind(globalThis)
    const answerOrEnd = (message: { readonly value?: unknown }) => {
      const { value } = message
      if (typeof value === 'object' && value !== null && 'trace' in value) close()
      else answer(message)
    }
    Object.assign(globalThis, { postMessage: answerOrEnd })
  })

/** The program of a worker that tells the figures of the domain’s own tables. */
async function tablesProgram(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'solive-tables-'))
  try {
    await promisify(execFile)(process.execPath, [
      join(SUPPORT, 'buildProgram.cjs'),
      join(SUPPORT, 'tablesWorker.ts'),
      folder,
    ])
    return await readFile(join(folder, 'program.js'), 'utf8')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** An answer as the server would send it. */
function onTheWire(answer: object): unknown {
  return JSON.parse(JSON.stringify(answer))
}

describe('the calculations in a worker of the browser', () => {
  const { openPage, takeErrors } = browserSession()

  test('give, under every scheme, the very answer of the server', async () => {
    const page = await openPage()
    await logIn(page, 'c.aubrac@ormeval.example')
    const cookies = await page.context().cookies()
    const token = cookies.find(({ name }) => /xsrf/i.test(name))?.value ?? ''
    const served: { data: object; context: object }[] = []
    for (const configuration of operations) {
      const scheme = schemes.find(configuration.project)?.slugs[0]
      const answer = await page.request.post(`/api/v3/simulators/simulation/${scheme}`, {
        data: configuration,
        headers: { 'X-XSRF-TOKEN': decodeURIComponent(token) },
      })
      const body = (await answer.json()) as { data: object; meta: { context: object } }
      expect([configuration.project, answer.status()]).toEqual([configuration.project, 200])
      served.push({ data: body.data, context: body.meta.context })
    }
    const found = await askWorker(
      page,
      operations.map((configuration, index) => ({ configuration, context: served[index]?.context ?? {} })),
    )
    expect(found).toHaveLength(operations.length)
    for (const [index, answer] of found.entries())
      expect(onTheWire(answer)).toMatchObject(served[index]?.data ?? { none: true })
    expect(takeErrors()).toEqual([])
  })

  test('that ends before it answers leaves its question to the page, and the next one to another worker', async () => {
    const page = await openPage()
    await logIn(page, 'c.aubrac@ormeval.example')
    await openSolution(page)
    const worker = await engineOf(page)
    const ended = worker.waitForEvent('close')
    await endAtExplanation(worker)
    await page.locator('.key-figure-lead .amount').click()
    const drawer = page.getByRole('dialog', { name: /D’où vient ce montant/ })
    await drawer.getByRole('heading', { name: 'En une phrase' }).waitFor()
    await drawer.getByText('Ce qui changerait ce montant').waitFor()
    await ended
    await eventually(() => Promise.resolve(enginesOf(page).filter((other) => other !== worker).length)).toBe(1)
    expect(takeErrors()).toEqual([])
  })

  test('find the figures of the domain’s own tables as Node does, to the cent', async () => {
    const program = await tablesProgram()
    const page = await openPage()
    await page
      .context()
      .route('**/tables.js', (route) => route.fulfill({ contentType: 'text/javascript', body: program }))
    await page.goto('/login')
    const found: unknown = await page.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const worker = new Worker('/tables.js')
          worker.onmessage = ({ data }) => {
            resolve(data)
          }
          worker.onerror = ({ message }) => {
            reject(new Error(message))
          }
        }),
    )
    const expected = tableResults()
    expect(expected.returns.length).toBeGreaterThanOrEqual(120)
    expect(expected.schemes.every(({ kind }) => kind === 'simulated')).toBe(true)
    expect(found).toEqual(expected)
    expect(takeErrors()).toEqual([])
  })
})
