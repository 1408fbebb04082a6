/**
 * A text as labels are looked for in it: lower case, no accent, plain spaces and apostrophes, leader dots blank. Each character
 * stays in its place.
 */
export const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\u0020-\u007e]/g, (character) => STRAIGHT[character] ?? character.normalize('NFD').charAt(0))
    .replace(/\.{2,}|_{2,}/g, (leader) => ' '.repeat(leader.length))
    .toLowerCase()

const STRAIGHT: Readonly<Record<string, string>> = {
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
  '\t': ' ',
  '’': "'",
  '‘': "'",
  '−': '-',
  '–': '-',
  '—': '-',
  '…': ' ',
}

/** A name as it is compared: its letters in capitals, without accent, one space between words. */
export const plainName = (text: string): string =>
  plain(text)
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .toUpperCase()
