import { matchColumns } from '../../../../src/features/leads/client/import/columns'
import { checkLines } from '../../../../src/features/leads/client/import/convert'
import { readCsv } from '#client/screens/tables'

const placeOf = (columns: readonly string[], cells: readonly string[]) =>
  checkLines({ columns, rows: [{ line: 2, cells }] }, matchColumns(columns))[0]?.lead['municipality']

describe('the municipality of a line', () => {
  test.each([
    [['Ville', 'Code postal'], ['St-Étienne', '42000'], 'saint-etienne-42000'],
    [['Commune', 'CP'], ['RENNES CEDEX 7', '35042'], 'rennes-35042'],
    [['Commune'], ['34000 Montpellier'], 'montpellier-34000'],
    [['Localité'], ['Ste-Maxime'], 'sainte-maxime'],
    [['Ville', 'CP'], ['', '35000'], undefined],
  ])('%j %j is %s', (columns, cells, place) => {
    expect(placeOf(columns, cells)).toBe(place)
  })
})

test('lines have the number that a spreadsheet gives them, empty ones and cells of several lines counted', async () => {
  const { columns, rows } = await readCsv(new Blob(['Nom;Remarque\r\n\r\nPeyrac;"une\r\ndeux"\r\n;\r\nValmont;\r\n']))
  expect(columns).toEqual(['Nom', 'Remarque'])
  expect(rows).toEqual([
    { line: 3, cells: ['Peyrac', 'une\r\ndeux'] },
    { line: 5, cells: ['Valmont', ''] },
  ])
})
