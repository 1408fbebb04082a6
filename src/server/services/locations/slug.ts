/** Text to compare and search with: lower case, without accents nor ligatures, words separated by one space. */
export function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** `Aix-en-Provence`, `13100` → `aix-en-provence-13100`. */
export function slugOf(name: string, code: string): string {
  return `${plainText(name)} ${code.toLowerCase()}`.replaceAll(' ', '-')
}
