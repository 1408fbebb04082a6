import { download } from './downloads'

type Cell = string | number

/** A table that a French Excel opens: semicolons, comma decimals, UTF-8 with its mark. */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return `\ufeff${rows.map((row) => row.map(writeCell).join(';')).join('\r\n')}\r\n`
}

/** A text that a spreadsheet would take for a formula is kept a text. */
function writeCell(cell: Cell): string {
  if (typeof cell === 'number') return String(Math.round(cell * 100) / 100).replace('.', ',')
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const downloadCsv = (name: string, rows: readonly (readonly Cell[])[]): void => {
  download(name, writeCsv(rows), 'text/csv')
}
