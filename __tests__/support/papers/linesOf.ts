import type { Line } from '../../../src/client/papers/text/line'

/** Points of a character of a text that is set out in columns. */
const CHARACTER = 5

/** The lines of a page set out in characters: two spaces or more begin another cell; `---` begins another page. */
export function linesOf(text: string): readonly Line[] {
  return text.split('---\n').flatMap((page, index) =>
    page
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line, rank) => ({
        page: index + 1,
        number: rank + 1,
        cells: [...line.matchAll(/\S+(?: \S+)*/g)].map((cell) => ({
          text: cell[0],
          left: cell.index * CHARACTER,
          right: (cell.index + cell[0].length) * CHARACTER,
        })),
      })),
  )
}
