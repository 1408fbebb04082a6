import { charactersOfFonts } from './fonts'

/** What stands for a character that no font has. */
const MISSING = '\u25af'

/** Longer than any French word: whoever typed it may have typed ten thousand characters without a space. */
const LONG = 30
const LONG_WORD = new RegExp(`[^\\s\\u00a0\\u200b]{${LONG + 1},}`, 'gu')
/** Letters between two places where a long word may be broken. */
const BREAK_EVERY = 4

/** The faces of the product have no narrow space, and that of other faces is too narrow between their numbers. */
const NARROW_SPACE = /\u202f/gu

/** Letters, digits and signs that stand alone and that every face of documents has. */
const PLAIN =
  /^[\n\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff\u0152\u0153\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u202f\u20ac\u2212]*$/u

const LINE_ENDS = /\r\n|[\r\v\f\u0085\u2028\u2029]/gu
/**
 * What has no shape: controls, codes that are no characters or private to a font, orders to turn the direction of what follows (the
 * letters themselves say in which direction they are read), soft hyphens.
 */
const SHAPELESS = /[\p{Cc}\p{Noncharacter_Code_Point}\u00ad\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu
/** Joiners, marks of direction, and what chooses the look of the character before. */
const WITHOUT_GLYPH = /^(?:[\u200b-\u200f]|[\ufe00-\ufe0f])$/u

const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' })

/** A text whose every character a font of documents has; the others show as ▯. U+200B stands where a long word may be broken. */
export function printable(text: string): string {
  if (PLAIN.test(text)) return breakable(text.replace(NARROW_SPACE, '\u00a0'))
  return breakable(Array.from(graphemes.segment(withoutShapeless(text)), ({ segment }) => drawn(segment)).join(''))
}

/** The characters of a text that will show as ▯, each once. */
export function unprintableIn(text: string): string[] {
  if (PLAIN.test(text)) return []
  const missing = Array.from(graphemes.segment(withoutShapeless(text)), ({ segment }) => segment)
    .filter((segment) => !isDrawn(segment))
    .flatMap((segment) => Array.from(segment).filter((character) => !isDrawn(character)))
  return [...new Set(missing)]
}

const withoutShapeless = (text: string): string =>
  text
    .replace(LINE_ENDS, '\n')
    .replaceAll('\t', ' ')
    .replace(NARROW_SPACE, '\u00a0')
    .normalize('NFC')
    .replace(SHAPELESS, (character) => (character === '\n' ? '\n' : ''))

/** One font draws a letter together with its marks; where none has them all, each is drawn alone, without joiners. */
const drawn = (grapheme: string): string =>
  isDrawn(grapheme)
    ? grapheme
    : Array.from(grapheme, (character) =>
        WITHOUT_GLYPH.test(character) ? '' : isDrawn(character) ? character : MISSING,
      ).join('\u200b')

const isDrawn = (grapheme: string): boolean =>
  grapheme === '\n' ||
  charactersOfFonts().some((characters) =>
    Array.from(grapheme).every(
      (character) => WITHOUT_GLYPH.test(character) || characters.has(character.codePointAt(0) ?? 0),
    ),
  )

function breakable(text: string): string {
  if (text.length <= LONG) return text
  return text.replace(LONG_WORD, (word) => {
    const letters = Array.from(graphemes.segment(word), ({ segment }) => segment)
    return letters.map((letter, at) => (at > 0 && at % BREAK_EVERY === 0 ? `\u200b${letter}` : letter)).join('')
  })
}
