import { documentWriting, unprintableIn } from '#server/services/documents'
import type { Block } from '#presentation/documents'
import { readPdf } from '../../../support/server/readPdf'
import { cover, documentOf, years } from './study'

/** What people type, and what others would have them type. */
const hostile = {
  'Typst markup':
    '#panic("non") $x$ *a* _b_ = titre @renvoi <étiquette> \\ #import "/etc/passwd" `code` // rien /* rien */ [a] -- ~ \'q\' "q"',
  HTML: '<script>alert(1)</script> &amp; <b>gras</b>',
  emoji:
    'Maison \u{1f3e0} et famille \u{1f468}\u200d\u{1f469}\u200d\u{1f467} \u{1f1eb}\u{1f1f7} 1\ufe0f\u20e3 \u2615\ufe0f \u{1f44d}\u{1f3fd}',
  Hebrew: 'שלום עולם',
  Arabic: 'السلام عليكم',
  Greek: 'Ελλάδα',
  Cyrillic: 'Россия',
  Vietnamese: 'Nguyễn Văn Đạt',
}

const textOf = async (text: string) => {
  const { bytes } = await documentWriting.work(documentOf([{ kind: 'text', spans: [text] }]))
  const { pages } = await readPdf(bytes)
  return pages
    .join('\n')
    .replace(/^.*\nVotre situation\n/u, '')
    .replaceAll(/\nSimulation non contractuelle.*$/gmu, '')
}

/** Each once: letters of the right-to-left scripts may come in the order in which they stand, and once for each part that is drawn. */
const lettersOf = (text: string) => [...new Set(text.replaceAll(/\s/gu, '').normalize('NFC'))].sort()

test.each(Object.entries(hostile))('%s is shown as it was typed', async (_name, text) => {
  expect(unprintableIn(text)).toEqual([])
  const read = await textOf(text)
  expect(lettersOf(read)).toEqual(lettersOf(text))
})

test('lines stay lines; controls, orders to turn the direction and halves of characters do not pass', async () => {
  expect(await textOf('a\r\nb\u2028c\td')).toBe('a\nb\nc d')
  expect(await textOf('Prix\u202e000 1\u202c fin\u0000\u0007\u001b\ufeff\u00ad')).toBe('Prix000 1 fin')
  expect(await textOf('a\ud800b\udc00c')).toBe('a\u25afb\u25afc')
})

test('what no font has shows as ▯, and is told', async () => {
  expect(await textOf('Li 李 et \u{13000}')).toBe('Li \u25af et \u25af')
  expect(unprintableIn('Li 李李 et \u{13000}')).toEqual(['李', '\u{13000}'])
  expect(unprintableIn('Élodie Le Cœur \u2013 1\u202f234,50\u00a0€')).toEqual([])
})

test('no character fails a document, alone or with any mark', async () => {
  const blocks = Array.from({ length: 0x31 }, (_, page) =>
    Array.from({ length: 0x100 }, (__, at) => String.fromCodePoint(page * 0x100 + at)),
  )
  const others = [
    0xd8_00, 0xe0_00, 0xf8_ff, 0xfb_00, 0xfe_00, 0xff_00, 0x1_f3_00, 0x1_f6_00, 0x1_f9_00, 0xe_00_00, 0x10_ff_00,
  ].map((start) => Array.from({ length: 0x100 }, (_, at) => String.fromCodePoint(start + at)))
  const marks = ['\u0301', '\u0323', '\u05b4', '\u064b', '\u20d0', '\u200d', '\ufe0f', '\u{1f3fd}']
  const bases = ['a', 'é', 'ж', 'א', 'ب', '\u{1f600}', '1', '€', '★', 'क', '漢', '\u202f', ' ', '▯']
  const texts = [
    ...[...blocks, ...others].map((characters) => characters.join('')),
    bases.flatMap((base) => marks.map((mark) => base + mark)).join(' '),
    marks.flatMap((mark) => bases.map((base) => mark + base)).join(''),
  ]
  for (const text of texts) {
    const { pages } = await documentWriting.work(documentOf([{ kind: 'text', spans: [text, { strong: text }] }]))
    expect(pages).toBeGreaterThan(0)
  }
})

test('ten thousand characters without a space stay on the page', async () => {
  const text = await textOf('abcdefghij'.repeat(1_000))
  const lines = text.split('\n').filter((line) => /^[a-j]+$/u.test(line))
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(110)
  expect(lines.join('').length).toBeGreaterThan(9_000)
})

test('every place of a document takes whatever is typed', async () => {
  for (const text of [...Object.values(hostile), '', ' ', '\n', '漢\u0301', 'x'.repeat(2_000)]) {
    const figure = { label: text, value: text, note: text }
    const blocks: readonly Block[] = [
      { kind: 'text', spans: [text, { strong: text }, { amount: text, key: text }], look: 'lead' },
      { kind: 'heading', text },
      { kind: 'list', items: [[text], []] },
      { kind: 'figures', figures: [figure, { ...figure, isMain: true }] },
      { kind: 'facts', facts: [[text, text]] },
      {
        kind: 'table',
        caption: text,
        columns: [{ label: text }, { label: text, isNumber: true }],
        rows: [[text, text]],
        hasTotal: true,
      },
      { kind: 'effort', caption: text, years, marks: [{ year: 2030, label: text }], capitalDue: null },
      { kind: 'notice', tone: 'info', title: text, spans: [text] },
      { kind: 'signatures', names: [text] },
    ]
    const written = await documentWriting.work({
      title: text,
      company: text,
      date: text,
      footer: text,
      sentence: text,
      hasContents: true,
      cover: { ...cover, kind: text, sentence: text, figures: [figure], author: [text], edition: [text] },
      chapters: [
        { key: text, title: text, blocks },
        { key: 'empty', title: text, blocks: [] },
      ],
    })
    expect(written.pages).toBeGreaterThan(3)
  }
})
