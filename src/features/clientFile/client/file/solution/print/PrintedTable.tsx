interface PrintedTableProps {
  readonly caption: string
  readonly titles: readonly string[]
  /** Written already; the first cell names the row. */
  readonly rows: readonly (readonly string[])[]
}

/** Characters of a row, each column at its widest, beyond which it is written smaller to stay within the page. */
const WIDE = 84

const charactersOf = ({ titles, rows }: Pick<PrintedTableProps, 'titles' | 'rows'>): number =>
  titles.reduce((sum, _title, column) => sum + Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)), 0)

/** A table as it stands on paper: nothing in it is asked about. */
export function PrintedTable({ caption, titles, rows }: PrintedTableProps) {
  const isDense = titles.length > 6 && charactersOf({ titles, rows }) > WIDE
  return (
    <table className={isDense ? 'printed-table printed-table-dense' : 'printed-table'}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {titles.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={titles[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
