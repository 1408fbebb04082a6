import sharp from 'sharp'
import type { Block, PrintedDocument } from '#presentation/documents'
import { documentWriting } from '#server/services/documents'
import { readPdf } from '../../../support/server/readPdf'
import { cover, documentOf, table, years } from './study'

const print = async (document: PrintedDocument) => {
  const { bytes, pages } = await documentWriting.work(document)
  return { ...(await readPdf(bytes)), bytes, count: pages }
}

const printBlocks = async (...blocks: readonly Block[]) => {
  const { pages, elements } = await print(documentOf(blocks))
  return { text: pages.join('\n'), roles: elements.map(({ role }) => role), elements }
}

test('a document is tagged, claims PDF/UA, and says its title and its language', async () => {
  const { bytes, title, language, isMarked, outline, count, pages } = await print(documentOf([]))
  expect({ title, language, isMarked }).toEqual({
    title: 'Étude de Nadia et Adrien Marchetti',
    language: 'fr-FR',
    isMarked: true,
  })
  expect(Buffer.from(bytes).toString('latin1')).toMatch(/pdfuaid:part>1</u)
  expect(outline).toEqual(['Étude de Nadia et Adrien Marchetti', 'Votre situation'])
  expect([count, pages.length]).toEqual([1, 1])
})

test('texts, headings and lists come in the order in which they are read', async () => {
  const { text, roles } = await printBlocks(
    { kind: 'text', look: 'lead', spans: ['En tête'] },
    { kind: 'heading', text: 'Le foyer' },
    {
      kind: 'text',
      spans: ['Un taux de ', { strong: '30\u202f%' }, ' et ', { amount: '231\u202f000\u00a0€', key: 'loan' }],
    },
    { kind: 'list', items: [['Un but'], ['Un ', { strong: 'autre' }]] },
    { kind: 'text', look: 'small', spans: ['En petit'] },
  )
  expect(text).toContain(
    'Votre situation\nEn tête\nLe foyer\nUn taux de 30 % et 231 000 €\n• Un but\n• Un autre\nEn petit',
  )
  expect(roles.filter((role) => /^(H\d|L|LI|P)$/u.test(role))).toEqual([
    'H1',
    'H2',
    'P',
    'H3',
    'P',
    'L',
    'LI',
    'LI',
    'P',
  ])
})

test('figures stand in cards, with their notes', async () => {
  const { text } = await printBlocks({
    kind: 'figures',
    figures: [
      { label: 'Effort', value: '287\u00a0€/mois', isMain: true, note: 'en moyenne' },
      { label: 'Épargne', value: '42\u202f000\u00a0€' },
    ],
  })
  expect(text).toContain('Effort\n287 €/mois\nen moyenne\nÉpargne\n42 000 €')
})

test('the figures of narrow cards stay on their line, and no word of cards is cut', async () => {
  const figure = { label: 'Mensualité, assurance comprise', value: '101\u202f230\u00a0€/mois' }
  const { text } = await printBlocks({ kind: 'figures', figures: [figure, figure, figure, figure] })
  expect(text.match(/assurance/gu)).toHaveLength(4)
  expect(text.match(/101 230 €\/mois/gu)).toHaveLength(4)
})

test('many facts stand in two columns, the first of which is read first', async () => {
  const facts = Array.from({ length: 15 }, (_, at) => [`Donnée ${at + 1}`, `${at + 1}\u00a0€`] as const)
  const { pages } = await print(documentOf([{ kind: 'facts', facts }]))
  const { elements } = await printBlocks({ kind: 'facts', facts })
  expect(elements.filter(({ role }) => role === 'Table')).toHaveLength(2)
  const read = [...pages.join('\n').matchAll(/Donnée (\d+) \1 €/gu)].map(([, at]) => Number(at))
  expect(read).toEqual(facts.map((_, at) => at + 1))
})

test('facts longer than a page are all printed', async () => {
  const address = Array.from({ length: 120 }, (_, at) => `ligne ${at + 1}.`)
  const { pages } = await print(documentOf([{ kind: 'facts', facts: [['Adresse', address.join('\n')]] }]))
  for (const line of address) expect(pages.join('\n')).toContain(line)
})

test('facts are a table, whose lines stay lines', async () => {
  const { text, roles } = await printBlocks({
    kind: 'facts',
    facts: [
      ['Nom', 'Marchetti'],
      ['Adresse', '12 rue des Lilas\n34000 Montpellier'],
    ],
  })
  expect(text).toContain('Nom Marchetti\nAdresse 12 rue des Lilas\n34000 Montpellier')
  expect(roles.filter((role) => role === 'TH' || role === 'TD')).toEqual(['TH', 'TH', 'TD', 'TD', 'TD', 'TD'])
})

test('a table repeats its header on each page, and has a scope for each column', async () => {
  const { bytes, pages, elements } = await print(documentOf([table(60)]))
  expect(pages.map((page) => page.includes('Année Loyers Charges'))).toEqual([true, true])
  expect(pages[0]).toContain('2028 8 657 € 2 292 €')
  expect(elements.filter(({ role }) => role === 'TH').length).toBeGreaterThanOrEqual(6)
  expect(
    Buffer.from(bytes)
      .toString('latin1')
      .match(/\/Scope \/Column/gu),
  ).toHaveLength(6)
})

test('the last rows of a long table are never alone on a page', async () => {
  for (let rows = 28; rows <= 36; rows += 1) {
    const { pages } = await print(documentOf([table(rows)]))
    expect(pages.at(-1)?.match(/^20\d\d 8 /gmu)?.length).toBeGreaterThanOrEqual(4)
    expect(pages.join('\n').match(/^20\d\d 8 /gmu)).toHaveLength(rows)
  }
})

test('the chart of the effort is a figure that says its sentence and its main numbers', async () => {
  const { text, elements } = await printBlocks({
    kind: 'effort',
    caption: 'L’effort s’éteint fin 2047.',
    years,
    marks: [{ year: 2037, label: 'Fin de l’engagement' }],
    capitalDue: { year: 2047, amount: 90_000 },
  })
  expect(elements.find(({ role }) => role === 'Figure')?.alt).toBe(
    'L’effort s’éteint fin 2047. 2028\u00a0: effort de 4\u00a0171\u00a0€, loyers 8\u00a0657\u00a0€, mensualité 10\u00a0536\u00a0€, ' +
      'charges 2\u00a0292\u00a0€. 2052\u00a0: excédent de 8\u00a0045\u00a0€, loyers 11\u00a0057\u00a0€, charges 3\u00a0012\u00a0€. ' +
      '2037\u00a0: Fin de l’engagement. 2047\u00a0: 90\u00a0000\u00a0€ de capital à rembourser.',
  )
  for (const shown of ['Loyers Mensualité Charges Effort', '10 k€', '\u221210 k€', 'Fin de l’engagement', '2028'])
    expect(text).toContain(shown)
  expect(text).not.toContain('Impôts')
})

test('a chart without a year, notices and signatures', async () => {
  const { text } = await printBlocks(
    { kind: 'effort', caption: 'Rien encore.', years: [], marks: [], capitalDue: null },
    { kind: 'notice', tone: 'warning', title: 'Attention', spans: ['Un mois ', { strong: 'sans loyer' }] },
    { kind: 'notice', tone: 'info', title: 'À savoir', spans: ['Une comptabilité'] },
    { kind: 'signatures', names: ['Nadia Marchetti', 'Claire Aubrac — Le conseiller'] },
  )
  expect(text).toContain('Attention. Un mois sans loyer\nÀ savoir. Une comptabilité')
  expect(text).toMatch(/Nadia Marchetti\nDate et signature[\s\S]*Claire Aubrac\nLe conseiller\nDate et signature/u)
})

test('a study has a cover, its contents with pages, header and footer from the second page on, and chapters that follow one another', async () => {
  const chapters = ['Votre situation', 'Votre effort'].map((title) => ({ key: title, title, blocks: [table(2)] }))
  const { pages, outline, elements } = await print(documentOf([], { cover, hasContents: true, chapters }))
  const [first = '', contents = '', last = ''] = pages
  expect(first).toBe(
    'Cabinet Ormeval Patrimoine 20 novembre 2026\nÉtude patrimoniale immobilière\nÉtude de Nadia et Adrien\nMarchetti\n' +
      'Un T2 meublé à Montpellier, pour compléter votre retraite.\nEffort moyen\n287 €/mois\nPrix du bien\n214 900 €\n' +
      'Claire Aubrac, conseillère\nclaire.aubrac@ormeval.example\nRègles fiscales au 20/11/2026\nVersion 3',
  )
  expect(contents).toContain('Sommaire\n1 Votre situation 3\n2 Votre effort 3')
  expect(last).toMatch(
    /^Étude de Nadia et Adrien Marchetti Cabinet Ormeval Patrimoine\n1\nVotre situation\n[^]*\n2\nVotre effort\n/u,
  )
  expect(last).toMatch(/Simulation non contractuelle\. 3 sur 3$/u)
  expect(outline).toEqual(['Étude de Nadia et Adrien Marchetti', '1 Votre situation', '2 Votre effort'])
  expect(elements.map(({ role }) => role).filter((role) => /^H\d$/u.test(role))).toEqual(['H1', 'H2', 'H2', 'H2'])
})

test.each(['png', 'jpeg', 'webp'] as const)(
  'a logo as %s stands on the cover, under the name of the firm',
  async (format) => {
    const logo = await sharp({ create: { width: 60, height: 20, channels: 3, background: '#0068a3' } })
      .toFormat(format)
      .toBuffer()
    const { elements } = await print(documentOf([], { cover, logo: new Uint8Array(logo) }))
    expect(elements).toContainEqual({ role: 'Figure', alt: 'Cabinet Ormeval Patrimoine' })
  },
)

test('a logo as a drawing stands there too, its words in a font of documents', async () => {
  const drawing =
    '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20">' +
    '<rect width="60" height="20" fill="#0068a3"/><text x="4" y="14" font-family="Futura" font-size="9">Ormeval</text></svg>'
  const { elements } = await print(documentOf([], { cover, logo: Buffer.from(drawing) }))
  expect(elements).toContainEqual({ role: 'Figure', alt: 'Cabinet Ormeval Patrimoine' })
})

test('a logo that cannot be drawn leaves the name', async () => {
  const picture = { create: { width: 60, height: 20, channels: 3, background: '#0068a3' } } as const
  const png = await sharp(picture).png().toBuffer()
  const jpeg = await sharp(picture).jpeg().toBuffer()
  const webp = await sharp(picture).webp().toBuffer()
  const logos = [
    Buffer.from('GIF89a'),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g></svg>'),
    Buffer.concat([png.subarray(0, 40), Buffer.alloc(400, 7)]),
    Buffer.concat([jpeg.subarray(0, 30), Buffer.alloc(400, 7)]),
    Buffer.concat([webp.subarray(0, 14), Buffer.alloc(400, 7)]),
  ]
  for (const logo of logos) {
    const { pages, elements } = await print(documentOf([], { cover, logo }))
    expect(pages[0]).toContain('Cabinet Ormeval Patrimoine')
    expect(elements.filter(({ role }) => role === 'Figure')).toEqual([])
  }
})

test('two documents one after the other have nothing of each other', async () => {
  const one = await print(documentOf([{ kind: 'text', spans: ['Nadia'] }]))
  const other = await print(documentOf([{ kind: 'text', spans: ['Adrien'] }]))
  const again = await documentWriting.work(documentOf([{ kind: 'text', spans: ['Nadia'] }]))
  expect(other.pages.join()).not.toMatch(/Nadia$/mu)
  expect(Buffer.compare(Buffer.from(one.bytes), Buffer.from(again.bytes))).toBe(0)
})
