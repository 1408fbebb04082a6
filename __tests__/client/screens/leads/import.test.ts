import { matchColumns } from '../../../../src/client/screens/leads/import/columns'
import { checkLines } from '../../../../src/client/screens/leads/import/convert'

const placeOf = (columns: readonly string[], cells: readonly string[]) => checkLines({ columns, rows: [cells] }, matchColumns(columns))[0]?.lead['municipality']

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
