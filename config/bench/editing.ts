import type { CDPSession, Page } from 'playwright-core'
import { openSection } from '../../__tests__/support/browser/clientFile'
import { withBuiltApplication } from './browser/builtApplication'

export const title = 'Trois heures de saisie dans un dossier, une modification enregistrée toutes les six secondes'

interface Measurement {
  name: string
  value: number
  unit: string
  ratio?: number
}

/**
 * An hour first: by then what is kept in a bounded number is full (the last actions, the values that a person may go back to),
 * and the browser has compiled most of what is used.
 */
const WARM_UP = 600
/** Three hours, an edit every six seconds. */
const EDITS = 1_800
const BETWEEN = 6_000
const SECTIONS = [
  { name: 'Patrimoine', labels: [/^Liquidités/, /^Placements financiers/] },
  { name: 'Revenus', labels: [/^Revenus locatifs nets/, /^Autres revenus nets/] },
] as const

export async function measure(): Promise<Measurement[]> {
  return withBuiltApplication(async ({ logIn, clientFilePath }) => {
    const context = await logIn()
    const page = await context.newPage()
    page.on('dialog', (dialog) => {
      void dialog.accept()
    })
    await page.goto(`${clientFilePath}/informations?section=heritage`, { waitUntil: 'networkidle' })
    const meter = await context.newCDPSession(page)
    await edit(page, meter, 0, WARM_UP)
    const before = await heapOf(meter)
    await edit(page, meter, WARM_UP, WARM_UP + EDITS)
    const after = await heapOf(meter)
    return [
      { name: `tas après ${WARM_UP} modifications, la mise en route`, value: before.all, unit: 'Mo' },
      { name: `tas après ${EDITS} de plus`, value: after.all, unit: 'Mo', ratio: after.all / before.all },
      { name: 'sans le code que le navigateur a compilé, avant', value: before.held, unit: 'Mo' },
      { name: 'et après', value: after.held, unit: 'Mo', ratio: after.held / before.held },
    ]
  })
}

/** Edits numbered `from` to `until`, from one section to the other every hundred; after each, what waits for the time to pass is done. */
async function edit(page: Page, meter: CDPSession, from: number, until: number): Promise<void> {
  for (let number = from; number < until; number += 1) {
    const section = SECTIONS[Math.floor(number / 100) % SECTIONS.length] ?? SECTIONS[0]
    if (number % 100 === 0) await inTime(meter, openSection(page, section.name))
    await page
      .getByRole('textbox', { name: section.labels[number % 2] ?? section.labels[0] })
      .fill(String(1_000 + number))
    await page.keyboard.press('Tab')
    await passTime(meter, BETWEEN)
  }
  await inTime(
    meter,
    page
      .getByText(/^Enregistré/)
      .first()
      .waitFor(),
  )
}

/** The clock runs until this has happened in the page. */
async function inTime(meter: CDPSession, happening: Promise<unknown>): Promise<void> {
  const happened = happening.then(() => true)
  let hasHappened: boolean | undefined
  do hasHappened = await Promise.race([happened, passTime(meter, 100)])
  while (hasHappened === undefined)
}

/** Lets the clock of the page run ahead by so many milliseconds; it stands still while an answer of the server is awaited. */
async function passTime(meter: CDPSession, milliseconds: number): Promise<undefined> {
  const passed = new Promise<undefined>((resolve) => {
    meter.once('Emulation.virtualTimeBudgetExpired', () => {
      resolve(undefined)
    })
  })
  await meter.send('Emulation.setVirtualTimePolicy', { policy: 'pauseIfNetworkFetchesPending', budget: milliseconds })
  return passed
}

/** In megabytes. */
interface Heap {
  readonly all: number
  /** What the application holds: objects, texts, functions; without the compiled code, which grows with what is used often. */
  readonly held: number
}

/** What is in use once what nothing holds is gone. */
async function heapOf(meter: CDPSession): Promise<Heap> {
  for (let round = 0; round < 3; round += 1) await meter.send('HeapProfiler.collectGarbage')
  const { usedSize } = await meter.send('Runtime.getHeapUsage')
  const chunks: string[] = []
  const take = ({ chunk }: { chunk: string }) => {
    chunks.push(chunk)
  }
  meter.on('HeapProfiler.addHeapSnapshotChunk', take)
  await meter.send('HeapProfiler.takeHeapSnapshot')
  meter.off('HeapProfiler.addHeapSnapshotChunk', take)
  return { all: usedSize / 1_048_576, held: heldIn(JSON.parse(chunks.join('')) as Snapshot) / 1_048_576 }
}

/** A heap snapshot as Chromium writes it: each node is as many numbers in a row as it has fields. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly (readonly string[])[] }
  }
  readonly nodes: readonly number[]
}

/** Bytes of the nodes that are neither compiled code nor parts of the browser. */
function heldIn({ snapshot: { meta }, nodes }: Snapshot): number {
  const width = meta.node_fields.length
  const [type, size] = [meta.node_fields.indexOf('type'), meta.node_fields.indexOf('self_size')]
  const left = ['code', 'native'].map((name) => meta.node_types[type]?.indexOf(name))
  let bytes = 0
  for (let node = 0; node < nodes.length; node += width)
    if (!left.includes(nodes[node + type])) bytes += nodes[node + size] ?? 0
  return bytes
}
