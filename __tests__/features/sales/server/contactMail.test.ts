import { createHash } from 'node:crypto'
import { entriesOf } from '#contract/json'
import { remindDue } from '../../../../src/features/sales/server/jobs/reportReminders'
import { writeFailures } from '../../../../src/features/sales/server/repositories/messages'
import { createFile, document, list, type AnsweredDocument } from '../../../support/server/documents'
import { readPdf } from '../../../support/server/readPdf'
import { lettersAbout } from './letters'
import { asked, BUYER, CONTRACT, ofContract, salesDesk } from './salesDesk'

const { app, claire, wholeFile, drafted, act, done, lot, read } = salesDesk()

const FLAGS = ['is_adv_contact', 'is_option_contact', 'is_report_contact', 'is_booking_contact'] as const

/** Only this address is written to, for this. @returns the address */
async function contactFor(flag: (typeof FLAGS)[number]): Promise<string> {
  const email = `${flag}.${crypto.randomUUID()}@ormeval.example`
  await app().database.query('DELETE FROM company_contacts')
  await app().database.query(
    `INSERT INTO company_contacts (company_id, id, email, ${FLAGS.join(', ')})
     SELECT company_id, gen_random_uuid(), $1, ${FLAGS.map((one) => String(one === flag)).join(', ')}
     FROM users WHERE email = 'c.aubrac@ormeval.example'`,
    [email],
  )
  return email
}

const messagesOf = ({ meta }: AnsweredDocument) => meta?.['messages']
const subjectsTo = async (address: string) =>
  (await lettersAbout(app(), '')).filter(({ recipient }) => recipient === address).map(({ subject }) => subject)

const FIRST_PROMOTER = `SELECT p.name FROM visible_promoters p JOIN users u ON u.company_id = p.company_id
  WHERE u.email = 'c.aubrac@ormeval.example' ORDER BY p.name LIMIT 1`

async function sentReport(): Promise<AnsweredDocument> {
  const client_file = await wholeFile()
  const [promoter] = await app().database.query<{ id: string }>(
    `SELECT id FROM promoters WHERE name = (${FIRST_PROMOTER})`,
  )
  const body = { client_file, promoter: promoter?.id, consent_at: '2026-11-19T09:00:00.000Z' }
  const { id } = document(await claire.call('POST', '/api/v3/report', body)).data
  const draft = await claire.call('GET', `/api/v3/report/${id}/receipt`)
  expect(draft.statusCode).toBe(404)
  return document(await claire.call('PUT', `/api/v3/report/${id}`, { action: 'send' }))
}

const LABELS = [
  ...['Nom', 'Né(e) le', 'E-mail', 'Téléphone', 'Code postal', 'Promoteur', 'Programme', 'Société', 'Conseiller'],
  ...['Envoyée le', 'Consentement du client le', 'Réponse attendue avant le', 'Numéro'],
]

/** The facts that an acknowledgement prints, under their headings. */
const factsIn = (page: string): { heading: string; facts: [label: string, value: string][] }[] =>
  page
    .split(/\n(?=Client déclaré\n|Déclaré (?:à|par)\n|Horodatage\n)/u)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n')
      const facts = lines.flatMap((line): [string, string][] => {
        const label = LABELS.find((name) => line.startsWith(`${name} `))
        return label === undefined ? [] : [[label, line.slice(label.length + 1)]]
      })
      return { heading, facts }
    })

/** Where the promoter of `sentReport` is written to from now on. */
async function promoterAddress(
  email: string | null = `${crypto.randomUUID()}@promoteur.example`,
): Promise<string | null> {
  await app().database.query(`UPDATE promoters SET contact_email = $1 WHERE name = (${FIRST_PROMOTER})`, [email])
  return email
}

describe('the promoter', () => {
  test('is told of a dénonciation with its acknowledgement, the client named in that alone', async () => {
    await contactFor('is_report_contact')
    const address = await promoterAddress()
    const sent = await sentReport()
    const found = (await lettersAbout(app(), 'Dénonciation d’un client par')).filter(
      ({ recipient }) => recipient === address,
    )
    expect(found[0]).toMatchObject({ attachments: ['accuse-denonciation.pdf'] })
    expect(found[0]?.text).toContain('avant le 24/11/2026')
    expect(found[0]?.text).not.toContain('Vaucresson')
    expect(messagesOf(sent)).toContainEqual(expect.objectContaining({ recipient: address }))
  })

  test('who has no address is told by the firm: its contacts are asked to pass the acknowledgement on', async () => {
    const address = await contactFor('is_report_contact')
    await promoterAddress(null)
    const sent = await sentReport()
    expect(messagesOf(sent)).toEqual([expect.objectContaining({ recipient: address })])
    const [letter] = (await lettersAbout(app(), 'Envoyer au promoteur')).filter(
      ({ recipient }) => recipient === address,
    )
    expect(letter?.text).toContain('transmettez-le au promoteur')
  })

  test('who does not answer in time is reminded once, by whichever process comes first; who made it is told', async () => {
    const address = await promoterAddress()
    const { data } = await sentReport()
    const remind = (now: string) =>
      app().database.transaction((transaction) =>
        remindDue(transaction, {
          ...{ now: new Date(now), publicUrl: 'https://solive.example' },
          writeReceipt: () => Promise.resolve(Buffer.from('%PDF-')),
        }),
      )
    const reminders = async () => {
      const messages = messagesOf(document(await claire.call('GET', `/api/v3/report/${data.id}`)))
      if (!Array.isArray(messages)) throw new Error('a report lists its messages')
      return messages
        .map(entriesOf)
        .filter(({ recipient, subject }) => recipient === address && String(subject).startsWith('Rappel')).length
    }
    await remind('2026-11-24T22:59:59Z')
    expect(await reminders()).toBe(0)
    await Promise.all([remind('2026-11-24T23:00:00Z'), remind('2026-11-24T23:00:00Z')])
    await remind('2026-12-24T23:00:00Z')
    expect(await reminders()).toBe(1)
    const history = list(await claire.call('GET', `/api/v3/report/${data.id}/history`))
    expect(history.map(({ attributes }) => [attributes['action'], attributes['channel']])).toEqual([
      ['remind', 'system'],
      ['send', 'adviser'],
      ['create', 'adviser'],
    ])
    const told = await lettersAbout(app(), 'sans réponse')
    expect(told.map(({ recipient }) => recipient)).toContain('c.aubrac@ormeval.example')
  })

  test('who signals a conflict is told of to who looks after the sales of the firm', async () => {
    await app().database.query(
      "UPDATE users SET roles = ARRAY['transactional-manager'] WHERE email = 'j.torrens@ormeval.example'",
    )
    const { data } = await sentReport()
    await claire.call('PUT', `/api/v3/report/${data.id}`, { action: 'dispute', reason: 'Déjà connu' })
    expect(await subjectsTo('j.torrens@ormeval.example')).toContainEqual(expect.stringContaining('Signaler un conflit'))
  })
})

describe('the contacts of the firm', () => {
  test('for dénonciations receive one with its acknowledgement, which can be read again', async () => {
    const address = await contactFor('is_report_contact')
    const sent = await sentReport()
    expect(messagesOf(sent)).toContainEqual(expect.objectContaining({ recipient: address }))
    const letters = (await lettersAbout(app(), 'Envoyer au promoteur')).filter(({ recipient }) => recipient === address)
    expect(letters[0]).toMatchObject({ attachments: ['accuse-denonciation.pdf'] })
    // What is written of a client in the mail itself names nobody.
    expect(letters[0]?.text).not.toContain('Vaucresson')
    const receipt = await claire.call('GET', `/api/v3/report/${sent.data.id}/receipt`)
    expect([receipt.statusCode, receipt.headers['content-type']]).toEqual([200, 'application/pdf'])
    const { pages, isMarked, title } = await readPdf(receipt.rawPayload)
    expect({ isMarked, title, count: pages.length }).toEqual({
      isMarked: true,
      title: 'Accusé de dénonciation',
      count: 1,
    })
    const [, digest = ''] = /qui suit :\n([0-9a-f]{64})\n/u.exec(pages[0] ?? '') ?? []
    const told = factsIn(pages[0] ?? '')
    expect(told.map(({ heading, facts }) => [heading, facts.map(([label]) => label)])).toEqual([
      ['Client déclaré', expect.arrayContaining(['Nom', 'E-mail'])],
      ['Déclaré à', ['Promoteur']],
      ['Déclaré par', ['Société', 'Conseiller', 'E-mail']],
      ['Horodatage', ['Envoyée le', 'Consentement du client le', 'Réponse attendue avant le', 'Numéro']],
    ])
    expect(digest).toBe(createHash('sha256').update(JSON.stringify(told)).digest('hex'))
  })

  test('for options are told of a new one, of its extension and of its release', async () => {
    const address = await contactFor('is_option_contact')
    const { id: client_file } = await createFile(claire)
    const { id } = document(await claire.call('POST', '/api/v3/option', { client_file, property: await lot() })).data
    for (const action of ['extend', 'release']) await claire.call('PUT', `/api/v3/option/${id}`, { action })
    const said = (await subjectsTo(address)).map((subject) => subject.split('\u00a0: ')[1])
    expect(new Set(said)).toEqual(new Set(['Option posée', 'Prolonger', 'Lever l’option']))
    const messages = messagesOf(document(await claire.call('GET', `/api/v3/option/${id}`)))
    expect(messages).toHaveLength(3)
  })

  test('for bookings receive the request of one, and none of another kind', async () => {
    const address = await contactFor('is_booking_contact')
    const id = await drafted(await lot())
    expect((await act(id, 'submit', asked)).statusCode).toBe(200)
    expect(await subjectsTo(address)).toEqual([expect.stringContaining('Réservation chez')])
    await contactFor('is_adv_contact')
    expect((await act(id, 'ask_documents', { missing_documents: ['tax_notice'] })).statusCode).toBe(200)
    expect(messagesOf(await read(id))).toHaveLength(1)
  })

  test('are said to whoever meets a lot of another firm, where no colleague holds it', async () => {
    const address = await contactFor('is_option_contact')
    const property = await lot()
    await app().database.query("UPDATE properties SET status = 'booked' WHERE id = $1", [property])
    const { id: client_file } = await createFile(claire)
    const answer = await claire.call('POST', '/api/v3/option', { client_file, property })
    expect(answer.json<{ data: { contact: object } }>().data.contact).toMatchObject({ email: address })
  })
})

test('a message that was given up stays so on its sale, once the outbox has forgotten it', async () => {
  const { data } = await sentReport()
  const recipient = `${crypto.randomUUID()}@ormeval.example`
  // One that no delivery holds at this moment: it would forget it under the test.
  const [message] = await app().database.query<{ id: string; company_id: string }>(
    `INSERT INTO sale_messages (company_id, id, report_id, recipient, subject, at)
     SELECT company_id, gen_random_uuid(), id, $2, 'Essai', now() FROM reports WHERE id = $1 RETURNING company_id, id`,
    [data.id, recipient],
  )
  const ids = [message?.company_id, message?.id]
  const stateNow = async () => {
    const messages = messagesOf(document(await claire.call('GET', `/api/v3/report/${data.id}`)))
    if (!Array.isArray(messages)) throw new Error('a report lists its messages')
    return entriesOf(messages.map(entriesOf).find((one) => one['recipient'] === recipient))['state']
  }
  expect(await stateNow()).toBe('sent')
  await app().database.query(
    `INSERT INTO outbox (company_id, id, recipient, subject, text, created_at, next_attempt_at, attempts)
     VALUES ($1, $2, 'a@b.example', 'Essai', 'Essai', now(), now(), 10)`,
    ids,
  )
  expect(await stateNow()).toBe('failed')
  await writeFailures(app().database, new Date('2026-11-21T08:00:00Z'))
  await app().database.query('DELETE FROM outbox WHERE company_id = $1 AND id = $2', ids)
  expect(await stateNow()).toBe('failed')
})

test('each buyer is told that the contract comes to be signed, until when, and who answers them', async () => {
  await app().database.query('DELETE FROM company_contacts')
  const addresses = [1, 2].map((place) => `${String(place)}.${crypto.randomUUID()}@courriel.example`)
  const [first, second] = addresses
  const buyers = [
    { ...BUYER, email: first },
    { firstname: 'Luc', lastname: 'Vaucresson', email: second, phone: '06 39 98 77 12' },
  ]
  const id = await drafted(await lot(), { buyers })
  await done(id, 'submit', asked)
  await done(id, 'edit_contract', { ...CONTRACT, ...ofContract })
  await done(id, 'send_for_signature')
  const letters = (await lettersAbout(app(), 'le contrat à signer')).filter(({ recipient }) =>
    addresses.includes(recipient),
  )
  expect(new Set(letters.map(({ recipient }) => recipient))).toEqual(new Set(addresses))
  expect(letters[0]?.text).toMatch(/à signer avant le [\s\S]*Claire Aubrac/)
  expect(messagesOf(await read(id))).toHaveLength(2)
})
