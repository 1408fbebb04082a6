import { edited, saveNow, selectEdited, selectHasUnsaved } from '#client/autosave'
import { fc } from '../../support/fastCheck'
import { answered, FILE, income } from '../../support/client/clientFile'
import { holdTime, openEditor, type Editor } from '../../support/client/editor'
import { flush, type Arrival } from '../../support/client/network'

type Values = Readonly<Record<string, unknown>>

/** A server that applies each key once and refuses a version that is not its own. */
function incomeServer(editor: Editor) {
  let held: Values = { ...income.attributes }
  let version = 1
  const done = new Map<string, object>()
  const answeredAlready = new Set<Arrival>()

  const apply = ({ header, body }: Arrival): { status: number; body: object } => {
    const key = header('Idempotency-Key') ?? ''
    const former = done.get(key)
    if (former) return { status: 200, body: former }
    if (header('If-Match') !== `"${version}"`)
      return { status: 409, body: { message: 'Modifié ailleurs', ...answered(income, held, version) } }
    held = { ...held, ...(body as Values) }
    version += 1
    const answer = answered(income, held, version)
    done.set(key, answer)
    return { status: 200, body: answer }
  }
  const waiting = () => editor.arrivals.filter((arrival) => !answeredAlready.has(arrival))
  const takeOne = async (act: (arrival: Arrival) => Promise<void>) => {
    const [arrival] = waiting()
    if (!arrival) return
    answeredAlready.add(arrival)
    await act(arrival)
  }
  return {
    held: () => held,
    underWay: () => waiting().length,
    answer: () =>
      takeOne(async (arrival) => {
        const { status, body } = apply(arrival)
        await arrival.answer(status, body)
      }),
    loseBefore: () => takeOne((arrival) => arrival.lose()),
    loseAfter: () =>
      takeOne(async (arrival) => {
        apply(arrival)
        await arrival.lose()
      }),
    fail: () => takeOne((arrival) => arrival.answer(503, { message: 'Indisponible' })),
    /** Another person writes an attribute that we never touch. */
    meddle: () => {
      held = { ...held, prior_land_deficit: version }
      version += 1
      return Promise.resolve()
    },
  }
}

const names = ['net_monthly_income', 'net_other_income'] as const
const edit = fc.record({
  kind: fc.constant('edit' as const),
  name: fc.constantFrom(...names),
  value: fc.integer({ min: 0, max: 2 }),
})
const happenings = ['answer', 'loseBefore', 'loseAfter', 'fail', 'meddle', 'pass', 'saveNow', 'signal'] as const
const other = fc.record({ kind: fc.constantFrom(...happenings) })
type Step = { kind: 'edit'; name: string; value: number } | { kind: (typeof happenings)[number] }

/** At most one request is under way at any moment; checked after each step. */
async function play(editor: Editor, steps: readonly Step[]): Promise<Values> {
  const server = incomeServer(editor)
  const typed: Record<string, number> = {}
  for (const step of steps) {
    if (step.kind === 'edit') {
      typed[step.name] = step.value
      editor.store.dispatch(edited({ ref: income, parentId: FILE, attributes: { [step.name]: step.value } }))
    } else if (step.kind === 'pass') await editor.pass(700)
    else if (step.kind === 'saveNow') editor.store.dispatch(saveNow())
    else if (step.kind === 'signal') await editor.signal()
    else await server[step.kind]()
    await flush()
    expect(server.underWay()).toBeLessThanOrEqual(1)
    expect(selectEdited(editor.store.getState(), 'income', income.id)?.attributes).toMatchObject(typed)
  }
  for (let turn = 0; turn < 20; turn += 1) {
    await server.answer()
    await editor.pass(60_000)
  }
  expect(server.held()).toMatchObject(typed)
  return server.held()
}

test('whatever the network does, what was typed last is what is on screen, and in the end on the server', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof({ weight: 2, arbitrary: edit }, { weight: 3, arbitrary: other }), { maxLength: 25 }),
      async (steps) => {
        holdTime()
        const editor = openEditor()
        try {
          const held = await play(editor, steps)
          expect(selectHasUnsaved(editor.store.getState())).toBe(false)
          expect(selectEdited(editor.store.getState(), 'income', income.id)?.attributes).toMatchObject(
            steps.some(({ kind }) => kind === 'meddle') ? {} : held,
          )
        } finally {
          editor.close()
          jest.useRealTimers()
        }
      },
    ),
    { numRuns: 40 },
  )
})
