import { document } from '../../../support/server/documents'
import { asked, CONTRACT, ofContract, papers, PATH, salesDesk } from './salesDesk'

const { at, claire, lot, wholeFile, drafted, done, read } = salesDesk()

/** What is said of each deadline, by its attribute. */
const explained = (meta: Readonly<Record<string, unknown>> | undefined) =>
  new Map(((meta?.['deadlines'] ?? []) as { key: string; at: string; steps: string[] }[]).map((one) => [one.key, one]))

test('the deadline of an option is explained step by step, also once it is extended', async () => {
  const body = { client_file: await wholeFile(), property: await lot() }
  const { data } = document(await claire.call('POST', '/api/v3/option', body))
  const first = explained(document(await claire.call('GET', `/api/v3/option/${data.id}`)).meta).get('expires_at')
  expect([first?.at, first?.steps.at(-1)]).toEqual([
    '2026-11-25T08:00:00.000Z',
    'mercredi 25\u00a0novembre 2026\u00a0: 3e\u00a0jour ouvré',
  ])
  await claire.call('PUT', `/api/v3/option/${data.id}`, { action: 'extend' })
  const extended = explained(document(await claire.call('GET', `/api/v3/option/${data.id}`)).meta).get('expires_at')
  expect(extended?.steps.at(-1)).toContain('2e\u00a0jour ouvré')
})

test('the deadlines of a booking go into a calendar, as instants, with how they are found, and nobody’s name', async () => {
  const id = await drafted(await lot())
  await done(id, 'submit', asked)
  await done(id, 'edit_contract', { ...CONTRACT, ...ofContract })
  for (const action of ['send_for_signature', 'client_sign', 'countersign']) await done(id, action)
  await at('2026-11-26T18:00:00Z')
  await done(id, 'notify', { notified_at: '2026-11-26', ...papers('notification_proof') })
  const withdrawal = explained((await read(id)).meta).get('withdrawal_ends_at')
  expect(withdrawal?.steps).toHaveLength(4)
  // What was waited for and has come is no deadline any more.
  expect(explained((await read(id)).meta).has('signature_due_at')).toBe(false)
  const answer = await claire.call('GET', `${PATH}/${id}/calendar`)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, expect.stringContaining('text/calendar')])
  const lines = answer.body.split('\r\n')
  expect([lines[0], lines.at(-2)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR'])
  expect(lines).toEqual(expect.arrayContaining([`UID:withdrawal_ends_at-${id}@solive`, 'DTSTART:20261207T225959Z']))
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const unfolded = answer.body.replaceAll('\r\n ', '')
  expect(unfolded).toContain('report au premier jour ouvrable')
  expect(unfolded).not.toContain('Vaucresson')
  await at('2026-12-08T09:00:00Z')
  const firm = await read(id)
  expect([firm.data.attributes['status'], explained(firm.meta).has('withdrawal_ends_at')]).toEqual(['firm', false])
})

test('an end says what it undoes before it is chosen', async () => {
  const id = await drafted(await lot())
  const undone = async (action: string) => {
    const actions = ((await read(id)).meta?.['actions'] ?? []) as { action: string; undoes: string[] }[]
    return actions.find((one) => one.action === action)?.undoes
  }
  expect(await undone('cancel_client')).toEqual([expect.stringContaining('il en faudra une nouvelle')])
  await done(id, 'submit', asked)
  await done(id, 'edit_contract', { ...CONTRACT, ...ofContract })
  await done(id, 'send_for_signature')
  expect(await undone('cancel_client')).toEqual([
    'Le lot redevient disponible pour tous.',
    expect.stringMatching(/^Le dépôt de garantie \(10\s745\s€\) peut être perdu\.$/),
    expect.stringContaining('il en faudra une nouvelle'),
  ])
  expect(await undone('submit')).toEqual([])
})
