import type { Block, Chapter, DocumentCell } from '#presentation/documents'

/** An amount of the page: the key of its trace, and what the page calls it. */
type Named = readonly [key: string, name: string]

/** What the amounts of a study are called where they are read: `Effort par mois, 2027`. */
export const namesOf = (chapters: readonly Pick<Chapter, 'blocks'>[]): ReadonlyMap<string, string> =>
  new Map(chapters.flatMap(({ blocks }) => blocks.flatMap(namedIn)))

function namedIn(block: Block): readonly Named[] {
  if (block.kind === 'figures')
    return block.figures.flatMap(({ key, label }): Named[] => (key === undefined ? [] : [[key, label]]))
  if (block.kind !== 'table') return []
  return block.rows.flatMap((cells) => cells.flatMap((cell, column) => namedCell(block, cells, cell, column)))
}

/** A cell is called by its column and its row. */
function namedCell(
  { columns }: Extract<Block, { kind: 'table' }>,
  [row]: readonly DocumentCell[],
  cell: DocumentCell,
  column: number,
): readonly Named[] {
  if (typeof cell === 'string') return []
  const names = [columns[column]?.label, row].filter((name) => typeof name === 'string')
  return [[cell.key, names.join(', ')]]
}
