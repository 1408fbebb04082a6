interface PrintedTableProps {
  readonly caption: string
  readonly titles: readonly string[]
  /** Written already; the first cell names the row. */
  readonly rows: readonly (readonly string[])[]
}

/** A table as it stands on paper: nothing in it is asked about. */
export function PrintedTable({ caption, titles, rows }: PrintedTableProps) {
  return (
    <table className="printed-table">
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
