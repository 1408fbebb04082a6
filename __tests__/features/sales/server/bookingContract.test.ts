import { document } from '../../../support/server/documents'
import { asked, BUYER, CONTRACT, ofContract, papers, PATH, salesDesk } from './salesDesk'

const { app, claire, lot, drafted, done, read, errors } = salesDesk()

describe('what the law forbids', () => {
  test('a deposit above its ceiling, a loan of less than a month', async () => {
    const id = await drafted(await lot())
    await done(id, 'submit', asked)
    const contract = (change: object) => errors(id, 'edit_contract', { ...CONTRACT, ...change, ...ofContract })
    expect(await contract({ deposit_amount: 10_745.01 })).toEqual([422, ['deposit_amount']])
    expect(await contract({ deed_expected_at: '2028-03-01', deposit_amount: 4_298.01 })).toEqual([
      422,
      ['deposit_amount'],
    ])
    expect(await contract({ deed_expected_at: '2029-03-01', deposit_amount: 1 })).toEqual([422, ['deposit_amount']])
    expect(await contract({ loan_deadline: '2026-12-19' })).toEqual([422, ['loan_deadline']])
    expect((await read(id)).data.attributes['status']).toBe('requested')
  })

  test('a signature without an address and a mobile of one’s own; each signs for themselves', async () => {
    const property = await lot()
    const id = await drafted(property)
    await done(id, 'submit', asked)
    await done(id, 'edit_contract', { ...CONTRACT, ...ofContract })
    const sign = (buyers: readonly object[]) => errors(id, 'send_for_signature', { buyers })
    expect(await sign([])).toEqual([422, ['buyers']])
    expect(await sign([{ ...BUYER, phone: '04 67 00 00 00' }])).toEqual([422, ['buyers']])
    expect(await sign([BUYER, { ...BUYER, firstname: 'Paul' }])).toEqual([422, ['buyers']])
    const [one, two] = [crypto.randomUUID(), crypto.randomUUID()]
    const buyers = [
      { ...BUYER, client: one },
      { ...BUYER, client: two, email: 'paul@courriel.example', phone: '07 00 00 00 00' },
    ]
    await done(id, 'send_for_signature', { buyers })
    expect(await done(id, 'client_sign', { buyers: [one] })).toMatchObject({ status: 'in_signature' })
    expect(await done(id, 'client_sign', { buyers: [two] })).toMatchObject({ status: 'client_signed' })
  })

  test('what is yet to come is not noted as done', async () => {
    const property = await lot()
    const id = await drafted(property)
    await done(id, 'submit', asked)
    await done(id, 'edit_contract', { ...CONTRACT, ...ofContract })
    await done(id, 'send_for_signature')
    await done(id, 'client_sign')
    await done(id, 'countersign')
    const proof = papers('notification_proof')
    expect(await errors(id, 'notify', { notified_at: '2026-11-21', ...proof })).toEqual([422, ['notified_at']])
    expect(await errors(id, 'notify', proof)).toEqual([422, ['notified_at']])
  })
})

describe('papers', () => {
  test('are asked for, given, refused with a reason, given again; only PDF and pictures, by their content', async () => {
    const id = await drafted(await lot())
    await done(id, 'submit', asked)
    await done(id, 'ask_documents', { missing_documents: ['payslips'] })
    expect(await errors(id, 'complete')).toEqual([422, ['documents']])
    const wrong = { documents: [{ key: 'payslips', file: 'data:application/pdf;base64,PGh0bWw+' }] }
    expect(await errors(id, 'complete', wrong)).toEqual([422, ['documents']])
    const given = (await done(id, 'complete', papers('payslips')))['documents'] as {
      id: string
      key: string
      url: string
    }[]
    const paper = given.find(({ key }) => key === 'payslips')
    const refusal = { documents: [{ id: paper?.id, status: 'rejected', reason: 'Illisible' }] }
    const judged = document(await claire.call('PUT', `${PATH}/${id}`, refusal)).data.attributes['documents']
    expect(judged).toContainEqual(expect.objectContaining({ id: paper?.id, status: 'rejected', reason: 'Illisible' }))
    const file = await claire.call('GET', `/api${paper?.url ?? ''}`)
    expect([file.statusCode, file.headers['content-type'], file.body]).toEqual([200, 'application/pdf', '%PDF-1.7\n'])
  })

  test('are for those who may see them, in the firm', async () => {
    const id = await drafted(await lot(), asked)
    const [paper] = (await read(id)).data.attributes['documents'] as { url: string }[]
    const lestivel = await app().logIn('a.lestivel@vermeil.example')
    const ines = await app().logIn('i.marchal@ormeval.example')
    const statuses = []
    const paul = await app().logIn('p.kerivel@ormeval.example')
    for (const caller of [paul, lestivel, ines])
      statuses.push((await caller.call('GET', `/api${paper?.url ?? ''}`)).statusCode)
    expect(statuses).toEqual([200, 404, 403])
  })
})
