import { randomUUID } from 'node:crypto'
import { strToU8, zipSync } from 'fflate'
import { failure, list } from '../../../../support/server/documents'
import { openTestApp, type Caller, type TestApp } from '../../../../support/server/testApp'

let running: TestApp
let cif: Caller
let admin: Caller
let otherCif: Caller
beforeAll(async () => {
  running = await openTestApp({ isStill: true })
  ;[cif, admin, otherCif] = await Promise.all([
    running.logIn('cif@ormeval.example'),
    running.logIn('admin-scpi@ormeval.example'),
    running.logIn('b.trevoux@ormeval.example'),
  ])
})
afterAll(() => running.close())

interface Report {
  created: number
  updated: number
  rejected: number
  lines: { line: number; column: string | null; outcome: string; message: string | null }[]
}

const dataUrl = (bytes: Buffer): string => `data:application/octet-stream;base64,${bytes.toString('base64')}`
const send = (file: string | Buffer, more: object = {}, caller = cif) =>
  caller.call('POST', '/api/scpi/v1/import/client', {
    name: 'clients.csv',
    file: dataUrl(Buffer.from(file)),
    ...more,
  })
const report = async (file: string | Buffer, more: object = {}, caller = cif): Promise<Report> => {
  const answer = await send(file, more, caller)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json<{ data: { attributes: Report } }>().data.attributes
}
const found = async (words: string, caller = cif) =>
  list(await caller.call('GET', `/api/scpi/v1/client?q=${encodeURIComponent(words)}&include=ppAccount,familySituation`))

const HEADER =
  'Prénom;Nom d’usage;Adresse e-mail;Date de naissance;Civilité;Code postal;Situation familiale;nb_children'
const lineOf = (name: string, rest = '12/05/1980;Mme;34000;Mariée;2') => `Ana;${name};${name}@courriel.example;${rest}`
const unique = (name: string) => `${name}${randomUUID().slice(0, 8)}`

test('a file becomes clients with their families and accounts, as people write them', async () => {
  const name = unique('guivarch')
  const { lines, ...counts } = await report(`${HEADER}\n${lineOf(name)}\n`)
  expect(counts).toEqual({ created: 1, updated: 0, rejected: 0 })
  expect(lines).toEqual([{ line: 2, column: null, outcome: 'created', message: null }])
  const [client] = await found(name)
  expect(client?.attributes).toMatchObject({
    lastname: name,
    birthdate: '1980-05-12',
    honorific: 'mrs',
    postal_code: '34000',
    birth_name: name,
  })
  const answer = await cif.call('GET', `/api/scpi/v1/client/${client?.id ?? ''}?include=familySituation,ppAccount`)
  const included = answer.json<{ included: { type: string; attributes: object }[] }>().included
  expect(included).toMatchObject([
    { type: 'family_situation', attributes: { family_situation: 'married' } },
    { type: 'pp_account', attributes: { nb_children: 2 } },
  ])
})

test('a trial tells the same and writes nothing', async () => {
  const name = unique('jaouen')
  const tried = await report(`${HEADER}\n${lineOf(name)}`, { dry_run: true })
  expect(tried).toMatchObject({ created: 1, rejected: 0 })
  expect(await found(name)).toEqual([])
})

test('a wrong date in line 812 of 3,000 is told, and the others are there', async () => {
  const name = unique('rolland')
  const lines = Array.from({ length: 3_000 }, (_, index) =>
    lineOf(`${name}x${String(index + 2)}`, index + 2 === 812 ? '31/02/1980;M;34000;Pacsé;0' : undefined),
  )
  const { lines: told, ...counts } = await report(`${HEADER}\n${lines.join('\n')}`)
  expect(counts).toEqual({ created: 2_999, updated: 0, rejected: 1 })
  expect(told.filter(({ outcome }) => outcome === 'rejected')).toEqual([
    { line: 812, column: 'Date de naissance', outcome: 'rejected', message: 'La date n’est pas valide (JJ/MM/AAAA)' },
  ])
  expect(told).toHaveLength(3_000)
})

test('somebody known is refused, or brought up to date, as was asked; the same person twice is said', async () => {
  const name = unique('salaun')
  await report(`${HEADER}\n${lineOf(name)}`)
  const again = `${HEADER}\n${lineOf(name, '12/05/1980;M.;34200;Divorcé;')}\n${lineOf(name)}`
  const refused = await report(again)
  expect(refused.lines).toMatchObject([
    { line: 2, outcome: 'rejected', message: `Ana ${name} est déjà dans vos clients` },
    { line: 3, outcome: 'rejected', message: 'La même personne est à la ligne 2' },
  ])
  expect(await report(again, { on_duplicate: 'update' })).toMatchObject({ created: 0, updated: 1, rejected: 1 })
  const [client] = await found(name)
  expect(client?.attributes).toMatchObject({ honorific: 'mr', postal_code: '34200', birthdate: '1980-05-12' })
  const theirs = await report(again, { on_duplicate: 'update' }, otherCif)
  expect(theirs.lines[0]?.message).toBe(`Ana ${name} est déjà dans vos clients, suivi par un collègue`)
})

test('a file of an older spreadsheet keeps its ligatures and apostrophes', async () => {
  const name = unique('nedelec')
  const text = `${HEADER},Commune\n`.replaceAll(',', ';')
  const file = Buffer.concat([
    Buffer.from(`${text}Ana;${name};${name}@courriel.example;12/05/1980;Mme;34000;Mari`, 'latin1'),
    // É, œ and ’ of Windows-1252.
    Buffer.from([0xe9]),
    Buffer.from('e;2;Saint-Jean-d'),
    Buffer.from([0x92]),
    Buffer.from('Hautec'),
    Buffer.from([0x9c]),
    Buffer.from('ur'),
  ])
  expect(await report(file)).toMatchObject({ created: 1, rejected: 0 })
  expect((await found(name))[0]?.attributes['municipality']).toBe('Saint-Jean-d’Hautecœur')
})

test('a line that is refused for what is known of the client writes nothing of it, and a trial says so', async () => {
  const name = unique('quillien')
  await report(`${HEADER}\n${lineOf(name, '12/05/1980;Mme;34000;Mariée;1')}\n${lineOf(`${name}x`)}`)
  const header = 'Prénom;Nom d’usage;Adresse e-mail;Civilité;nb_dependent_children'
  const again = `${header}\nAna;${name};${name}@courriel.example;M.;3\nAna;${name}x;${name}x@courriel.example;M.;1`
  const tried = await report(again, { on_duplicate: 'update', dry_run: true })
  expect(tried).toMatchObject({ created: 0, updated: 1, rejected: 1 })
  const honorifics = async () => (await found(name)).map(({ attributes }) => attributes['honorific'])
  expect(await honorifics()).toEqual(['mrs', 'mrs'])
  expect(await report(again, { on_duplicate: 'update' })).toEqual(tried)
  expect((await honorifics()).sort()).toEqual(['mr', 'mrs'])
})

test('columns are read as somebody says, whatever their headings', async () => {
  const name = unique('tanneau')
  const file = `A,B,C\nAna,${name},${name}@courriel.example`
  expect(failure(await send(file)).errors).toEqual({
    mapping: ['Aucune colonne ne donne\u00a0: Prénom, Nom d’usage, Adresse e-mail. Rien n’a été importé.'],
  })
  const mapping = { A: 'firstname1', B: 'lastname', C: 'email' }
  expect(failure(await send(file, { mapping: { ...mapping, A: 'status' } })).errors).toHaveProperty('mapping')
  expect(failure(await send(file, { mapping: { ...mapping, D: 'phone' } })).errors).toHaveProperty('mapping')
  expect(await report(file, { mapping })).toMatchObject({ created: 1 })
})

test('a workbook is read by its first sheet, the zeros before numbers put back', async () => {
  const name = unique('uguen')
  const cell = (text: string, place: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`
  const rowOf = (number: number, texts: readonly string[], more = '') =>
    `<row r="${String(number)}">${texts.map((text, index) => cell(text, `${'ABCDE'.charAt(index)}${String(number)}`)).join('')}${more}</row>`
  const sheet = `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><dimension ref="A1:E2"/><sheetData>${rowOf(1, ['Prénom', 'Nom d’usage', 'Adresse e-mail', 'Code postal', 'Téléphone mobile'])}${rowOf(
    2,
    ['Ana', name, `${name}@courriel.example`],
    '<c r="D2"><v>1000</v></c><c r="E2"><v>639988807</v></c>',
  )}</sheetData></worksheet>`
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const workbook = zipSync({
    '[Content_Types].xml': strToU8(
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    ),
    'xl/workbook.xml': strToU8(
      `<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${relation}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(sheet),
  })
  expect(await report(Buffer.from(workbook))).toMatchObject({ created: 1 })
  const [client] = await found(name)
  expect(client?.attributes).toMatchObject({ postal_code: '01000', phone: '0639988807' })
})

test.each([
  ['nothing', ''],
  ['headings alone', HEADER],
  ['what is no table', 'PK\u0003\u0004garbage'],
])('%s is refused with a sentence', async (_what, file) => {
  const answer = await send(file)
  expect(answer.statusCode).toBe(422)
  expect(Object.values(failure(answer).errors ?? {}).flat()[0]).toContain('Rien n’a été importé.')
})

test('an administrator says whose they are; the back office imports nothing', async () => {
  const name = unique('valy')
  const file = `${HEADER}\n${lineOf(name)}`
  expect(failure(await send(file, {}, admin)).errors).toHaveProperty('adviser_id')
  const backOffice = await running.logIn('backoffice@ormeval.example')
  expect((await send(file, {}, backOffice)).statusCode).toBe(403)
})
