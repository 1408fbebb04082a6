// The table of an OpenType font that says which characters it draws: https://learn.microsoft.com/typography/opentype/spec/cmap

const TABLES_START = 12
const TABLE_LENGTH = 16
const ENCODINGS_START = 4
const ENCODING_LENGTH = 8
const SEGMENTS = 4
const GROUPS = 12
const GROUPS_START = 16
const GROUP_LENGTH = 12

/** The code points that a font has a glyph for. @throws Error for a font without such a table */
export function charactersIn(font: Buffer): ReadonlySet<number> {
  const table = tableAt(font)
  const encodings = Array.from(
    { length: font.readUInt16BE(table + 2) },
    (_, at) => table + font.readUInt32BE(table + ENCODINGS_START + at * ENCODING_LENGTH + 4),
  )
  const characters = new Set<number>()
  for (const start of encodings) {
    const format = font.readUInt16BE(start)
    if (format === SEGMENTS) addSegments(font, start, characters)
    if (format === GROUPS) addGroups(font, start, characters)
  }
  return characters
}

function tableAt(font: Buffer): number {
  for (let at = 0; at < font.readUInt16BE(4); at++) {
    const entry = TABLES_START + at * TABLE_LENGTH
    if (font.toString('latin1', entry, entry + 4) === 'cmap') return font.readUInt32BE(entry + 8)
  }
  throw new Error('The font does not say which characters it has.')
}

/** Four arrays, one value a segment: last code, first code, what is added to a code, where its glyphs are listed. */
function addSegments(font: Buffer, start: number, characters: Set<number>): void {
  const length = font.readUInt16BE(start + 6)
  const lasts = start + 14
  const firsts = lasts + length + 2
  const deltas = firsts + length
  const offsets = deltas + length
  for (let at = 0; at < length; at += 2) {
    const first = font.readUInt16BE(firsts + at)
    const delta = font.readUInt16BE(deltas + at)
    const offset = font.readUInt16BE(offsets + at)
    for (let code = first; code <= font.readUInt16BE(lasts + at); code++) {
      const listed = offset === 0 ? code : font.readUInt16BE(offsets + at + offset + (code - first) * 2)
      const isGlyph = (listed + delta) % 0x1_00_00 !== 0 && (offset === 0 || listed !== 0)
      if (isGlyph && code !== 0xff_ff) characters.add(code)
    }
  }
}

/** Groups of three numbers: first code, last code, glyph of the first. */
function addGroups(font: Buffer, start: number, characters: Set<number>): void {
  for (let at = 0; at < font.readUInt32BE(start + 12); at++) {
    const group = start + GROUPS_START + at * GROUP_LENGTH
    const first = font.readUInt32BE(group)
    const glyph = font.readUInt32BE(group + 8)
    for (let code = first; code <= font.readUInt32BE(group + 4); code++)
      if (glyph + code - first !== 0) characters.add(code)
  }
}
