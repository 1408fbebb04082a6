import { dateOfData, dateOfDays, type TwoDDoc } from '../code/twoDDoc'
import { maskedNumber } from '../text/masked'
import type { Finding, FindingKey } from './finding'

interface Datum {
  readonly identifier: string
  readonly key: FindingKey
  readonly declarant?: 1 | 2
  readonly read: (said: string) => number | string | undefined
}

const amount = (said: string): number | undefined =>
  /^-?\d+([.,]\d{1,2})?$/.test(said) ? Number(said.replace(',', '.')) : undefined
const text = (said: string): string | undefined => (said === '' ? undefined : said)
/** Title, surname and first name are set apart by slashes in the postal form: `M/EXEMPLE/HENRY`. */
const name = (said: string): string | undefined => text(said.replace(/^(?:M|MR|MME|MLLE)\//, '').replaceAll('/', ' '))

/** The data of a tax notice, types 28 and 04 (ANTS v3.3): amounts in euros, a comma before the decimals of the parts. */
const TAX_NOTICE: readonly Datum[] = [
  { identifier: '45', key: 'incomeYear', read: amount },
  { identifier: '44', key: 'noticeReference', read: text },
  { identifier: '40', key: 'taxNumber', declarant: 1, read: maskedNumber },
  { identifier: '10', key: 'declarant', declarant: 1, read: name },
  { identifier: '47', key: 'taxNumber', declarant: 1, read: maskedNumber },
  { identifier: '49', key: 'taxNumber', declarant: 2, read: maskedNumber },
  { identifier: '46', key: 'declarant', declarant: 1, read: name },
  { identifier: '48', key: 'declarant', declarant: 2, read: name },
  { identifier: '43', key: 'parts', read: amount },
  { identifier: '41', key: 'referenceIncome', read: amount },
  { identifier: '4V', key: 'netTax', read: amount },
]

const lastDay = (said: string): string | undefined =>
  /^[0-9A-F]{4}$/.test(said) ? (dateOfDays(said) ?? undefined) : undefined

/** The data of a payslip, type 06. */
const PAYSLIP: readonly Datum[] = [
  { identifier: '10', key: 'employee', read: name },
  { identifier: '54', key: 'period', read: lastDay },
  { identifier: '55', key: 'hiredOn', read: dateOfData },
  { identifier: '58', key: 'netTaxable', read: amount },
  { identifier: '59', key: 'cumulatedNetTaxable', read: amount },
]

const PAPERS: Readonly<Record<string, readonly Datum[]>> = { '04': TAX_NOTICE, '28': TAX_NOTICE, '06': PAYSLIP }

/** What the code of a paper says. A datum that is cut is left out: it is not the whole value. */
export const readCode = ({ documentType, data, cut }: TwoDDoc, page: number): readonly Finding[] =>
  (PAPERS[documentType] ?? []).flatMap(({ identifier, key, declarant, read }) => {
    const said = data[identifier]
    const value = said === undefined || cut.includes(identifier) ? undefined : read(said)
    if (value === undefined) return []
    return [
      { key, value, place: { kind: 'code', page, identifier }, ...(declarant === undefined ? {} : { declarant }) },
    ]
  })
