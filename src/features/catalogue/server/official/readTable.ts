import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import type { TownRenewal } from '#server/services/official'
import { zone as readZone } from '../feed/vocabulary'
import { recordsOf } from '../imports/records'
import { FileRefused, type Source } from '../imports/source'
import type { ReadFile } from './kinds'

dayjs.extend(customParseFormat)

/** The headings of a file, and its lines. */
interface Table {
  readonly headings: readonly string[]
  readonly lines: readonly { readonly line: number; readonly cells: readonly string[] }[]
  readonly broken: readonly number[]
}

const MOST_LINES = 100_000

/** @throws FileRefused */
async function tableOf(source: Source): Promise<Table> {
  const lines: { line: number; cells: readonly string[] }[] = []
  const broken: number[] = []
  for await (const record of recordsOf(source)) {
    if ('fault' in record) broken.push(record.line)
    else lines.push(record)
    if (lines.length > MOST_LINES) throw new FileRefused(source.name, 'il a plus de 100 000 lignes.')
  }
  const [first, ...others] = lines
  return { headings: (first?.cells ?? []).map((heading) => heading.trim()), lines: others, broken }
}

/** Where the columns stand whose headings match. @throws FileRefused for one that is absent */
function positionsOf<Name extends string>(
  { name }: Source,
  { headings }: Table,
  wanted: Readonly<Record<Name, RegExp>>,
): Readonly<Record<Name, number>> {
  const found = Object.entries<RegExp>(wanted).map(([column, pattern]) => {
    const position = headings.findIndex((heading) => pattern.test(heading))
    if (position === -1) throw new FileRefused(name, `la colonne ${column} manque.`)
    return [column, position] as const
  })
  // One entry a name that was wanted.
  return Object.fromEntries(found) as Record<Name, number>
}

type CellOf<Name extends string> = (name: Name) => string

/** Reads each line: a code and what is said of it; null where nothing is to be kept of it, undefined where it is not understood. */
async function read<Name extends string>(
  source: Source,
  wanted: Readonly<Record<Name, RegExp>>,
  readLine: (cell: CellOf<Name>, values: Record<string, unknown>) => boolean,
  dateOf: (table: Table) => string | null,
): Promise<ReadFile> {
  const table = await tableOf(source)
  const positions = positionsOf(source, table, wanted)
  const values: Record<string, unknown> = {}
  const refused = table.lines.filter(({ cells }) => !readLine((name) => cells[positions[name]]?.trim() ?? '', values))
  return {
    lists: [{ as_of: dateOf(table), values }],
    refused: [...table.broken, ...refused.map(({ line }) => line)],
  }
}

const isCode = (text: string): boolean => /^\d[\dAB]\d{3}$/.test(text)

/** Zones: « zonage ABC », dated by the heading of their column. */
export const readZones = (source: Source): Promise<ReadFile> =>
  read(
    source,
    { CODGEO: /^codgeo/i, Zonage: /^zon(e|age)\b/i },
    (cell, values) => {
      const code = cell('CODGEO')
      const zone = readZone(cell('Zonage'))
      if (!isCode(code) || !('value' in zone)) return false
      values[code] = zone.value
      return true
    },
    ({ headings }) => dayIn(headings.find((heading) => /^zon(e|age)\b/i.test(heading)) ?? ''),
  )

/** What is paid without service charges, of a rent that has them (`municipalities.csv`). */
const WITHOUT_CHARGES = 0.9

/** Rents of flats of any size: « carte des loyers ». @throws FileRefused for another of its four files */
export async function readRents(source: Source): Promise<ReadFile> {
  if (/app_?(12|3)|mai(son)?\b|mai[-_.]/i.test(source.name))
    throw new FileRefused(source.name, 'seule la carte des appartements de toutes tailles sert aux calculs.')
  return read(
    source,
    { INSEE_C: /^insee/i, loypredm2: /^loypredm2/i },
    (cell, values) => {
      const rent = Number(cell('loypredm2').replace(',', '.'))
      if (!isCode(cell('INSEE_C')) || !(rent > 1 && rent < 200)) return false
      values[cell('INSEE_C')] = Math.round(rent * WITHOUT_CHARGES * 10) / 10
      return true
    },
    () => null,
  )
}

/** Towns whose agreement is signed, dated by the last line that was brought up to date. */
export const readOrt = (source: Source): Promise<ReadFile> =>
  read(
    source,
    {
      'Code commune': /^code commune/i,
      'Signée ?': /^signée/i,
      'date de signature': /^si signée/i,
      'Date de fin': /^date de fin/i,
    },
    (cell, values) => {
      if (!isCode(cell('Code commune'))) return false
      if (/^signée$/i.test(cell('Signée ?')))
        values[cell('Code commune')] = {
          signed_on: isoDay(cell('date de signature')),
          ends_on: isoDay(cell('Date de fin')),
        } satisfies TownRenewal
      return true
    },
    ({ headings, lines }) => {
      const position = headings.findIndex((heading) => /^dernière actualisation/i.test(heading))
      const days = lines.flatMap(({ cells }) => isoDay((cells[position] ?? '').slice(0, 10)) ?? [])
      return days.sort().at(-1) ?? null
    },
  )

/** Priority districts, by the municipalities that they lie in. */
export const readQpv = (source: Source): Promise<ReadFile> => {
  const named = new Map<string, string[]>()
  return read(
    source,
    { code_qp: /^code_qp/i, lib_qp: /^lib_qp/i, insee_com: /^insee_com/i },
    (cell, values) => {
      const codes = cell('insee_com').split(/[;,]\s*/)
      if (!/^Q[NP]\w+$/.test(cell('code_qp')) || !codes.every(isCode)) return false
      for (const code of codes) {
        named.set(code, [...(named.get(code) ?? []), cell('lib_qp')])
        values[code] = named.get(code)
      }
      return true
    },
    () => null,
  )
}

/** `2023-02-08` or `08-02-2028`, as `YYYY-MM-DD`; null for anything else. */
function isoDay(text: string): string | null {
  const day = ['YYYY-MM-DD', 'DD-MM-YYYY', 'DD/MM/YYYY'].map((format) => dayjs(text, format, true))
  return day.find((parsed) => parsed.isValid())?.format('YYYY-MM-DD') ?? null
}

const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
]

/** The day that a heading names: `Zonage en vigueur depuis le 5 septembre 2025`. */
function dayIn(heading: string): string | null {
  const [, day = '', month = '', year = ''] = /(\d{1,2})(?:er)?\s+(\p{L}+)\s+(\d{4})/u.exec(heading) ?? []
  const index = MONTHS.indexOf(month.toLowerCase())
  return index === -1 ? null : `${year}-${String(index + 1).padStart(2, '0')}-${day.padStart(2, '0')}`
}
