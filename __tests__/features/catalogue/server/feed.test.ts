import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  checkLot,
  checkProgram,
  collect,
  layoutOf,
  lotColumns,
  missingHeadings,
  programColumns,
  readLine,
  type LotProgram,
  type Municipality,
} from '../../../../src/features/catalogue/server/feed'

/** Beside the repository, where it is. */
const SCHEMA = join(__dirname, '../../../../../shared/data/examples/program-feed-schema.json')

type Cells = Readonly<Record<string, string>>

const program = (cells: Cells = {}) => {
  const all: Cells = {
    ref_programme: 'MTP-LEZ-01',
    promoteur: 'Promoteur X',
    nom_programme: 'Les Terrasses du Lez',
    statut_programme: 'commercialisation',
    code_postal: '34000',
    ville: 'Montpellier',
    fiscalites: 'long_term_rental',
    date_livraison: 'T2 2028',
    ...cells,
  }
  return readLine(programColumns, layoutOf(programColumns, Object.keys(all)), Object.values(all))
}

const lot = (cells: Cells = {}) => {
  const all: Cells = {
    ref_programme: 'MTP-LEZ-01',
    promoteur: 'Promoteur X',
    ref_lot: 'A101',
    nature: 'appartement',
    typologie: 'T2',
    statut: 'disponible',
    surface_habitable: '42,35',
    prix_ttc_20: '219 900,00',
    ...cells,
  }
  return readLine(lotColumns, layoutOf(lotColumns, Object.keys(all)), Object.values(all))
}

const municipalities: readonly Municipality[] = [
  { slug: 'montpellier-34000', code: '34172', name: 'Montpellier', zone: 'A' },
]

const checked = (cells: Cells, places = municipalities) => {
  const { values } = program(cells)
  if (!values) throw new Error('the line is rejected')
  return checkProgram(values, () => places)
}

const RENTAL: LotProgram = {
  project: 'long_term_rental',
  vat_rate: 0.2,
  seniority: 'new',
  commission_rate: 0.065,
  commission_base: 'ht',
}

const priced = (cells: Cells, of: Partial<LotProgram> = {}, annexes: Readonly<Record<string, number>> = {}) => {
  const { values } = lot(cells)
  if (!values) throw new Error('the line is rejected')
  const dependencies = {
    program: { ...RENTAL, ...of },
    annexPrice: (name: string) => annexes[name],
    on: '2026-11-20',
  }
  return checkLot(values, dependencies)
}

describe('a cell', () => {
  test.each([
    ['date_livraison', 'T2 2028', 'delivery_date', '2028-06-30'],
    ['date_livraison', '30/06/2028', 'delivery_date', '2028-06-30'],
    ['date_livraison', '2028-06-30', 'delivery_date', '2028-06-30'],
    ['date_livraison', '02/2028', 'delivery_date', '2028-02-29'],
    ['latitude', '43,610769', 'latitude', 43.610769],
    ['taux_commission', '6,5', 'commission_rate', 0.065],
    ['taux_tva_defaut', '5.5', 'vat_rate_default', 0.055],
    ['statut_programme', 'Avant-Première', 'status', 'preview'],
    ['fiscalites', 'Long_Term_Rental| pinel ', 'regulations', ['long_term_rental', 'pinel']],
    ['type_residence', 'étudiants', 'residence_type', 'student'],
  ])('of the programme, %s « %s », is %s %s', (heading, cell, name, value) => {
    const { values, findings } = program({ [heading]: cell })
    expect(findings).toEqual([])
    expect(Object.entries(values ?? {})).toContainEqual([name, value])
  })

  test.each([
    ['prix_ttc_20', '219\u202f900,00\u00a0€', 'price_ttc_20', 219_900],
    ['surface_habitable', '42.35', 'surface', 42.35],
    ['etage', 'RDJ', 'floor', -1],
    ['typologie', 'F3', 'typology', 3],
    ['typologie', '3 pièces', 'typology', 3],
    ['typologie', 'T1bis', 'typology', 1],
    ['typologie', 'Studio', 'typology', 1],
    ['typologie', 'T6+', 'typology', 6],
    ['orientation', 'SO', 'orientation', 'south_west'],
    ['orientation', 'S traversant', 'orientation', 'south'],
    ['statut', 'Réservé', 'status', 'booked'],
    ['nature', 'studio_services', 'kind', 'residence_unit'],
    ['prix_tva_reduite', '193 329', 'price_ttc_55', 193_329],
  ])('of the lot, %s « %s », is %s %s', (heading, cell, name, value) => {
    const { values, findings } = lot({ [heading]: cell })
    expect(findings).toEqual([])
    expect(Object.entries(values ?? {})).toContainEqual([name, value])
  })

  test.each([
    ['surface_habitable', 'grand', 'rejected', '« grand » n’est pas un nombre.'],
    ['surface_habitable', '1.042,35', 'rejected', '« 1.042,35 » n’est pas un nombre.'],
    ['surface_habitable', '', 'rejected', 'Cette information manque.'],
    ['surface_habitable', '-3', 'rejected', 'Un nombre de 0 à 10000 est attendu.'],
    [
      'statut',
      'parti',
      'rejected',
      '« parti » n’est pas connu : disponible, option, reserve, vendu ou bloque est attendu.',
    ],
    ['etage', '1,5', 'neutralised', 'Un nombre entier est attendu. La cellule est laissée de côté.'],
    [
      'orientation',
      'haut',
      'neutralised',
      '« haut » n’est pas connu : nord, nord-est, est, sud-est, sud, sud-ouest, ouest ou nord-ouest est attendu. La cellule est laissée de côté.',
    ],
    ['maj', '31/02/2026', 'neutralised', '« 31/02/2026 » n’est pas une date. La cellule est laissée de côté.'],
  ])('that is wrong, %s « %s », is %s', (column, cell, outcome, message) => {
    const { values, findings } = lot({ [column]: cell })
    const said = findings.map((finding) => ({ ...finding, message: finding.message.replaceAll('\u00a0', ' ') }))
    expect(said).toEqual([{ column, outcome, message }])
    expect(values === undefined).toBe(outcome === 'rejected')
  })

  test('is found by a heading in English or French, whatever its case and accents', () => {
    const layout = layoutOf(lotColumns, ['Program Ref', 'RÉF LOT', 'Nature', 'statut', 'Surface-habitable'])
    expect(missingHeadings(lotColumns, layout)).toEqual([])
    expect(missingHeadings(lotColumns, layoutOf(lotColumns, ['ref_lot']))).toEqual([
      'ref_programme',
      'nature',
      'statut',
      'surface_habitable',
    ])
  })
})

describe('a programme', () => {
  test('is in the municipality of its code, else in the one of its name, and a city is its district', () => {
    const nearby = { slug: 'saint-jean-de-vedas-34430', code: '34270', name: 'Saint-Jean-de-Védas', zone: 'A' }
    const places = [...municipalities, nearby]
    expect(checked({ ville: 'ST JEAN DE VEDAS' }, places).row?.municipality).toBe(nearby.slug)
    expect(checked({ ville: 'ailleurs', code_insee: '34172' }, places).row?.municipality).toBe('montpellier-34000')
    const district = { slug: 'paris-11e-75011', code: '75111', name: 'Paris 11e Arrondissement', zone: 'Abis' }
    const city = { slug: 'paris-75001', code: '75056', name: 'Paris', zone: 'Abis' }
    expect(checked({ ville: 'Paris' }, [city, district]).row?.municipality).toBe(district.slug)
  })

  test.each([
    [{ ville: 'Ailleurs' }, 'ville'],
    [{ code_insee: '75056' }, 'code_insee'],
  ])('whose place is doubtful, %j, is rejected on %s', (cells, column) => {
    const { row, findings } = checked(cells)
    expect(row).toBeUndefined()
    expect(findings).toEqual([expect.objectContaining({ column, outcome: 'rejected' })])
  })

  test('keeps the official zone and its first scheme, and says so', () => {
    const { row, findings } = checked({ zone_abc: 'B1', fiscalites: 'malraux|pinel', latitude: '43,6' })
    expect(row).toMatchObject({ project: 'malraux', seniority: 'old', vat_rate: null, latitude: null })
    expect(findings.map(({ column, outcome }) => [column, outcome])).toEqual([
      ['zone_abc', 'warning'],
      ['latitude', 'neutralised'],
      ['fiscalites', 'neutralised'],
    ])
  })
})

describe('the price of a lot', () => {
  test.each<[Cells, Partial<LotProgram>, number]>([
    [{}, {}, 219_900],
    [{ prix_ttc_5_5: '193329' }, { vat_rate: 0.055 }, 193_329],
    [{ prix_ttc_20: '', prix_ht: '100000' }, { vat_rate: 0.1 }, 110_000],
    [{ prix_nue_propriete: '131000' }, { project: 'bare_ownership' }, 131_000],
    [{ prix_maitrise: '180000' }, { project: 'controlled_price' }, 180_000],
    [{ prix_foncier: '120000', prix_travaux: '80000' }, { project: 'malraux', vat_rate: null }, 120_000],
  ])('%j in %j is %d', (cells, of, price) => {
    expect(priced(cells, of).row?.property_price).toBe(price)
  })

  test('holds the parkings that it names; one that is not there is said', () => {
    const { row, findings } = priced({ parkings: 'P12|P99' }, {}, { P12: 15_000 })
    expect(row).toMatchObject({ property_price: 234_900, parking_price: 15_000 })
    expect(findings.map(({ column, outcome }) => [column, outcome])).toEqual([['parkings', 'warning']])
  })

  test.each([
    [{ prix_ttc_20: '' }, {}, 'prix_ttc_20'],
    [{}, { project: 'bare_ownership' as const }, 'prix_nue_propriete'],
    [{ typologie: '' }, {}, 'typologie'],
  ])('%j in %j is asked for under %s', (cells, of, column) => {
    const { row, findings } = priced(cells, of)
    expect(row).toBeUndefined()
    expect(findings.map((finding) => finding.column)).toEqual([column])
  })

  test('is compared with the one without VAT to one euro', () => {
    expect(priced({ prix_ht: '183250' }).findings).toEqual([])
    expect(priced({ prix_ht: '183000' }).findings).toEqual([
      expect.objectContaining({ column: 'prix_ttc_20', outcome: 'warning' }),
    ])
  })

  test('makes the commission, and the yields where all that they want is said', () => {
    const { row } = priced({ prix_ht: '183250', loyer_marche_hc: '690' })
    expect(row).toMatchObject({ promoter_commission: 11_911.25, gross_yield: 0.037653, net_yield: null })
    const whole = {
      loyer_marche_hc: '690',
      charges_copropriete_an: '720',
      charges_locatives: '40',
      taxe_fonciere_an: '950',
    }
    expect(priced(whole).row).toMatchObject({ monthly_condominium_fee: 60, monthly_non_recoverable_fee: 20 })
    expect(priced(whole).row?.net_yield).toBeLessThan(0.037653)
  })
})

describe('lines that speak of each other', () => {
  const line = (number: number, cells: Cells) => ({
    file: 'lots.csv',
    line: number,
    promoter: cells['promoteur'] ?? '',
    program: cells['ref_programme'] ?? '',
    lot: cells['ref_lot'] ?? '',
  })
  const lotLine = (number: number, cells: Cells) => ({ ...line(number, cells), values: lot(cells).values })
  const X = { promoteur: 'Promoteur X', ref_programme: 'P1', ref_lot: 'A1' }

  test('a second line of the same lot is rejected and names the first', () => {
    const { groups, findings, rejected } = collect(
      [],
      [lotLine(2, X), lotLine(3, { ...X, promoteur: 'PROMOTEUR X' })],
      [],
    )
    expect(groups.map(({ lots }) => lots.length)).toEqual([1])
    expect(findings.map(({ line: at, message }) => [at, message])).toEqual([
      [3, 'Ce lot est déjà à la ligne 2 de lots.csv.'],
    ])
    expect(rejected).toEqual({ programs: 0, properties: 1 })
  })

  test('a lot without promoter is of the only one that has its programme', () => {
    const alone = [lotLine(2, { ...X, promoteur: '' })]
    const known = { promoter: 'Promoteur X', reference: 'P1' }
    expect(collect([], alone, [known]).groups.map(({ promoter }) => promoter)).toEqual(['Promoteur X'])
    for (const others of [[], [known, { promoter: 'Y', reference: 'P1' }]])
      expect(collect([], alone, others).findings.map(({ outcome }) => outcome)).toEqual(['rejected'])
  })

  test('a line that does not say its lot leaves everything doubtful; one that is wrong elsewhere does not', () => {
    expect(collect([], [{ ...line(2, { ...X, ref_lot: '' }), values: undefined }], []).isUncertain).toBe(true)
    const wrong = collect([], [{ ...line(2, X), values: undefined }], [])
    expect(wrong.isUncertain).toBe(false)
    expect(wrong.groups.map(({ named }) => [...named])).toEqual([['A1']])
  })
})

const described = existsSync(SCHEMA) ? test : test.skip
described('each column that is kept is one of the canonical feed, and required where it is', () => {
  interface Described {
    readonly en: string
    readonly fr: string
    readonly required: boolean
  }
  const schema = JSON.parse(readFileSync(SCHEMA, 'utf8')) as Readonly<Record<'program' | 'lot', readonly Described[]>>
  for (const [columns, fields] of [
    [programColumns, schema.program],
    [lotColumns, schema.lot],
  ] as const)
    for (const [name, { heading }] of Object.entries(columns))
      expect(fields.find(({ en }) => en === name)?.fr).toBe(heading)
  const required = schema.program.flatMap(({ fr, required: must }) => (must ? [fr] : []))
  expect(missingHeadings(programColumns, new Map()).sort()).toEqual([...required].sort())
})
