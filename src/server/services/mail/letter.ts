/** What a message says. */
export interface Letter {
  readonly subject: string
  /** French sentences, without markup. */
  readonly paragraphs: readonly string[]
  /** How it begins; « Bonjour, » without. */
  readonly greeting?: string
  /** What the reader is asked to open. */
  readonly link?: Link
  /** After how many paragraphs the link stands; after the first one without. */
  readonly linkAfter?: number
  /** What the letter lists, after its link. */
  readonly sections?: readonly Section[]
  /** Where such mail is stopped, below everything. */
  readonly unsubscribe?: Link
}

interface Link {
  readonly label: string
  readonly address: string
}

/** A heading, and lines that each lead somewhere. */
interface Section {
  readonly title: string
  readonly lines: readonly { readonly text: string; readonly address?: string }[]
}

/** A letter as it is sent: what a mail program shows, with and without HTML. */
export interface WrittenLetter {
  readonly subject: string
  readonly text: string
  readonly html: string
}

export function writeLetter(letter: Letter): WrittenLetter {
  const { subject, greeting = 'Bonjour,', paragraphs, link, linkAfter = 1, sections = [], unsubscribe } = letter
  const [before, after] = [paragraphs.slice(0, linkAfter), paragraphs.slice(linkAfter)]
  return {
    subject,
    text: [
      ...[
        greeting,
        ...before,
        ...(link ? [link.address] : []),
        ...sections.map(sectionText),
        ...after,
        'Solive',
        ...(unsubscribe ? [`${unsubscribe.label}\u00a0: ${unsubscribe.address}`] : []),
      ].map((block) => `${block}\n`),
    ].join('\n'),
    html: page(subject, [
      paragraph(greeting),
      ...before.map(paragraph),
      ...(link ? [button(link)] : []),
      ...sections.map(section),
      ...after.map(paragraph),
      paragraph('Solive'),
      ...(unsubscribe ? [smallLink(unsubscribe)] : []),
    ]),
  }
}

// Mail programs know tables and styles on elements, neither style sheets nor variables: colours are those of the light theme.
const TEXT = 'font:16px/1.5 Arial,Helvetica,sans-serif;color:#1f2933;margin:0 0 16px'
const LINK = 'color:#007533'
const BUTTON =
  'display:inline-block;background:#007533;color:#ffffff;font-weight:bold;text-decoration:none;padding:12px 20px;border-radius:8px'

function page(title: string, blocks: readonly string[]): string {
  return `<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head>
<body style="margin:0;padding:24px;background:#ffffff">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;margin:0 auto"><tr><td>
${blocks.join('\n')}
</td></tr></table>
</body>
</html>
`
}

const sectionText = ({ title, lines }: Section): string =>
  [title, ...lines.map(({ text, address }) => `- ${text}${address === undefined ? '' : `\n  ${address}`}`)].join('\n')

function section({ title, lines }: Section): string {
  const items = lines.map(({ text, address }) =>
    address === undefined ? escaped(text) : `<a href="${escaped(address)}" style="${LINK}">${escaped(text)}</a>`,
  )
  return `<h2 style="${TEXT};font-size:18px">${escaped(title)}</h2>
<ul style="${TEXT};padding:0 0 0 20px">${items.map((item) => `<li>${item}</li>`).join('\n')}</ul>`
}

const smallLink = ({ label, address }: Link): string =>
  `<p style="${TEXT};font-size:14px"><a href="${escaped(address)}" style="${LINK}">${escaped(label)}</a></p>`

const paragraph = (text: string): string => `<p style="${TEXT}">${escaped(text)}</p>`

/** The address is written out too, for the programs that show no link. */
function button({ label, address }: NonNullable<Letter['link']>): string {
  const target = escaped(address)
  return `<p style="${TEXT}"><a href="${target}" style="${BUTTON}">${escaped(label)}</a></p>
<p style="${TEXT};font-size:14px;word-break:break-all">${target}</p>`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')
