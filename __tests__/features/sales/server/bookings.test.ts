import { endPeriods } from '../../../../src/features/sales/server/jobs/bookingDeadlines'
import { createFile, document, failure, list } from '../../../support/server/documents'
import { lettersAbout } from './letters'
import { asked, BUYER, CONTRACT, linkedId, ofContract, papers, PATH, salesDesk } from './salesDesk'

const { app, at, claire, lot, stateOfLot, wholeFile, drafted, act, done, read, errors } = salesDesk()

/** A booking whose contract was presented on Thursday 26 November 2026. */
async function notified(property: string): Promise<string> {
  const id = await drafted(property)
  await done(id, 'submit', asked)
  await done(id, 'edit_contract', { ...CONTRACT, ...ofContract })
  await done(id, 'send_for_signature')
  await done(id, 'client_sign')
  await done(id, 'countersign')
  await at('2026-11-26T18:00:00Z')
  await done(id, 'notify', { notified_at: '2026-11-26', ...papers('notification_proof') })
  return id
}

describe('from an option to the keys', () => {
  test('each step is dated as the law says, and the lot and the file follow', async () => {
    const property = await lot()
    const client_file = await wholeFile()
    const option = document(await claire.call('POST', '/api/v3/option', { client_file, property })).data.id
    const converted = await claire.call('PUT', `/api/v3/option/${option}`, { action: 'convert', buyers: [BUYER] })
    expect(converted.statusCode).toBe(200)
    const id = linkedId(document(converted).data, 'booking')
    expect(await stateOfLot(property)).toBe('booked')
    expect((await read(id)).data.attributes).toMatchObject({ status: 'draft', buyers: [BUYER] })

    await done(id, 'submit', asked)
    const contract = await done(id, 'edit_contract', { ...CONTRACT, ...ofContract })
    expect(contract).toMatchObject({ status: 'contract_edited', deposit_rate: 0.05 })
    expect(
      (contract['calls_for_funds'] as { rate: number; amount: number }[]).map(({ rate, amount }) => [rate, amount]),
    ).toEqual([
      [0.35, 75_215],
      [0.35, 75_215],
      [0.25, 53_725],
      [0.05, 10_745],
    ])
    await done(id, 'send_for_signature')
    await done(id, 'client_sign')
    await done(id, 'countersign')

    // The worked example of the design.
    await at('2026-11-26T18:00:00Z')
    expect(await done(id, 'notify', { notified_at: '2026-11-26', ...papers('notification_proof') })).toMatchObject({
      ...{ status: 'withdrawal_period', notified_at: '2026-11-26', withdrawal_ends_at: '2026-12-07T22:59:59.000Z' },
    })
    await at('2026-12-07T22:59:59.500Z')
    expect((await read(id)).data.attributes['status']).toBe('withdrawal_period')
    await at('2026-12-07T23:00:00Z')
    expect((await read(id)).data.attributes['status']).toBe('firm')
    expect((await act(id, 'withdraw')).statusCode).toBe(409)

    await done(id, 'submit_loan', { loan_amount: 190_000, bank: 'Banque du Larzac' })
    await at('2026-12-20T09:00:00Z')
    await done(id, 'receive_offer', { loan_offer_at: '2026-12-19', ...papers('loan_offer') })
    expect((await act(id, 'accept_offer')).statusCode).toBe(409)
    await at('2026-12-30T09:00:00Z')
    await done(id, 'accept_offer')
    await at('2027-01-15T09:00:00Z')
    expect(
      await done(id, 'notify_deed', { deed_draft_at: '2027-01-15', ...papers('deed_draft', 'co_ownership_rules') }),
    ).toMatchObject({ status: 'deed_draft_notified', deed_earliest_at: '2027-02-14T23:00:00.000Z' })
    expect(await errors(id, 'schedule_deed', { deed_at: '2027-02-14T22:00:00.000Z' })).toEqual([422, ['deed_at']])
    await done(id, 'schedule_deed', { deed_at: '2027-02-15T10:00:00.000Z' })
    await at('2027-02-15T11:00:00Z')
    await done(id, 'sign_deed', papers('deed_certificate', 'gfa'))
    expect(await stateOfLot(property)).toBe('sold')
    expect(document(await claire.call('GET', `/api/v3/client-files/${client_file}`)).data.attributes).toMatchObject({
      status: 'won',
      current_sale: { status: 'sold', booking: id },
    })
    await done(id, 'deliver', { delivered_at: '2027-02-15', ...papers('delivery_report') })
    expect(await stateOfLot(property)).toBe('delivered')
    const steps = list(await claire.call('GET', `${PATH}/${id}/history`)).map(({ attributes }) => attributes['action'])
    expect(steps).toContain('notify_deed')
  })

  test('the end of the withdrawal period is written down once by two processes, and its adviser is told', async () => {
    const id = await notified(await lot())
    const round = () =>
      app().database.transaction((transaction) =>
        endPeriods(transaction, new Date('2026-12-09T08:00:00Z'), 'https://solive.example'),
      )
    await Promise.all([round(), round()])
    await at('2026-12-09T08:00:00Z')
    const steps = list(await claire.call('GET', `${PATH}/${id}/history`)).map(({ attributes }) => attributes)
    expect(steps.filter(({ action }) => action === 'purge')).toEqual([
      expect.objectContaining({ channel: 'system', from: 'withdrawal_period', to: 'firm', actor: null }),
    ])
    const letters = await lettersAbout(app(), 'Délai purgé')
    expect(letters.map(({ recipient }) => recipient)).toContain('c.aubrac@ormeval.example')
  })
})

describe('a draft', () => {
  test('is saved as it is typed, holds no lot, and is removed', async () => {
    const property = await lot()
    const id = await drafted(property)
    expect(await stateOfLot(property)).toBe('available')
    const notary = { name: 'Me Ravel', email: 'etude@ravel.example', phone: '04 67 00 00 00' }
    const saved = await claire.call('PUT', `${PATH}/${id}`, { notary, loan_amount: 180_000 })
    expect(document(saved).data.attributes).toMatchObject({ notary, loan_amount: 180_000, buyers: [BUYER] })
    expect((await claire.call('DELETE', `${PATH}/${id}`)).statusCode).toBe(204)
    expect((await claire.call('GET', `${PATH}/${id}`)).statusCode).toBe(404)
  })

  test('that an option became gives the lot back when it is removed; the option then names no booking', async () => {
    const property = await lot()
    const option = document(await claire.call('POST', '/api/v3/option', { client_file: await wholeFile(), property }))
      .data.id
    const answer = document(await claire.call('PUT', `/api/v3/option/${option}`, { action: 'convert' }))
    const id = linkedId(answer.data, 'booking')
    expect((await claire.call('DELETE', `${PATH}/${id}`)).statusCode).toBe(204)
    expect(await stateOfLot(property)).toBe('available')
    const left = document(await claire.call('GET', `/api/v3/option/${option}`)).data
    expect([left.attributes['status'], left.relationships?.['booking']?.data]).toEqual(['converted', null])
  })

  test('asks for the file, each paper and a lot that is free, by name', async () => {
    const id = await drafted(await lot())
    const answer = await act(id, 'submit')
    expect([answer.statusCode, failure(answer).errors?.['documents']?.length]).toEqual([422, 4])
    const booking = await claire.call('POST', PATH, {
      client_file: await wholeFile({ marital_status: null }),
      property: await lot(),
    })
    expect(await errors(document(booking).data.id, 'submit', asked)).toEqual([422, ['client_file']])
    const bare = await createFile(claire)
    const property = await lot()
    const option = document(await claire.call('POST', '/api/v3/option', { client_file: bare.id, property })).data.id
    const conversion = await claire.call('PUT', `/api/v3/option/${option}`, { action: 'convert' })
    expect([conversion.statusCode, Object.keys(failure(conversion).errors ?? {})]).toEqual([422, ['client_file']])
    expect(await stateOfLot(property)).toBe('optioned')
  })

  test('leaves by its form too, once', async () => {
    const property = await lot()
    const id = await drafted(property)
    const sent = await claire.call('POST', '/api/v3/booking-forms', { booking: id, ...asked })
    expect([sent.statusCode, document(sent).data.attributes['status']]).toEqual([200, 'requested'])
    expect(await stateOfLot(property)).toBe('booked')
    const again = await claire.call('POST', '/api/v3/booking-forms', { booking: id })
    expect(again.statusCode).toBe(409)
    expect((await claire.call('DELETE', `${PATH}/${id}`)).statusCode).toBe(409)
  })
})

describe('one lot, one sale', () => {
  test('of two requests on a lot at one instant one has it; the other is told who may tell more, and not the client', async () => {
    const property = await lot()
    const ids = [await drafted(property), await drafted(property)]
    const answers = await Promise.all(ids.map((id) => act(id, 'submit', asked)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 423])
    const refused = answers.find(({ statusCode }) => statusCode === 423)
    expect(refused?.json<{ data: object }>().data).toMatchObject({
      status: 'booked',
      contact: { name: 'Claire Aubrac' },
    })
    expect(refused?.body).not.toContain('Vaucresson')
  })

  test('the active option of its client becomes the booking, and whoever waited waits no more', async () => {
    const property = await lot()
    const client_file = await wholeFile()
    const option = document(await claire.call('POST', '/api/v3/option', { client_file, property })).data.id
    const helene = await app().logIn('h.vautrin@ormeval.example')
    const { id: other } = await createFile(helene)
    const second = document(await helene.call('POST', '/api/v3/option', { client_file: other, property })).data.id
    const booking = document(await claire.call('POST', PATH, { client_file, property, buyers: [BUYER] })).data.id
    await done(booking, 'submit', asked)
    const stateOf = async (id: string) =>
      document(await helene.call('GET', `/api/v3/option/${id}`)).data.attributes['status']
    expect([await stateOf(option), await stateOf(second)]).toEqual(['converted', 'expired'])
  })

  test('a booking that is cancelled frees the lot, says why, and when the deposit is due', async () => {
    const property = await lot()
    const id = await drafted(property)
    await done(id, 'submit', asked)
    expect(await errors(id, 'cancel_promoter')).toEqual([422, ['reason']])
    expect(await done(id, 'cancel_promoter', { reason: 'Programme abandonné' })).toMatchObject({
      ...{
        status: 'cancelled_promoter',
        reason: 'Programme abandonné',
        deposit_refund_due_at: '2027-02-20T22:59:59.000Z',
      },
    })
    expect(await stateOfLot(property)).toBe('available')
  })

  test('a buyer who withdraws frees the lot, and has the deposit back in twenty-one days', async () => {
    const property = await lot()
    const id = await notified(property)
    expect(await done(id, 'withdraw')).toMatchObject({
      status: 'withdrawn',
      deposit_refund_due_at: '2026-12-17T22:59:59.000Z',
    })
    expect(await stateOfLot(property)).toBe('available')
  })
})

test('in this order: an unknown action, a state that forbids, what lacks; a double click does one thing', async () => {
  const id = await drafted(await lot())
  expect(await errors(id, 'vendre')).toEqual([422, ['action']])
  for (const action of ['purge', 'countersign', 'deliver'])
    expect([action, (await act(id, action)).statusCode]).toEqual([action, 409])
  expect(failure(await claire.call('PUT', `${PATH}/${id}`, { status: 'firm' })).errors).toHaveProperty('status')
  const answers = await Promise.all([act(id, 'submit', asked), act(id, 'submit', asked)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const samir = await app().logIn('s.benkacem@ormeval.example')
  expect((await act(id, 'ask_documents', {}, samir)).statusCode).toBe(403)
})
