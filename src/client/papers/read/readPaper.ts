import { decodeTwoDDoc, type TwoDDoc } from '../code/twoDDoc'
import type { CodeHeader } from '../reading'
import type { Line } from '../text/line'
import type { Check, Finding, Findings, PaperKind } from './finding'
import { kindOf } from './kind'
import { readLoanSchedule } from './loanSchedule'
import { readCode } from './paperCode'
import { readPayslip } from './payslip'
import { readTaxNotice } from './taxNotice'

/** A paper as it was taken from its file: its lines, and the texts of the DataMatrix codes of its pages. */
export interface PaperContent {
  readonly lines: readonly Line[]
  readonly codes: readonly { readonly page: number; readonly text: string }[]
}

/** What a paper says. */
export interface ReadPaper extends Findings {
  readonly kind: PaperKind
  readonly code: CodeHeader | null
}

/** Reads a paper; undefined when it is none of those that are read, or says nothing. @param today `YYYY-MM-DD` */
export function readPaper({ lines, codes }: PaperContent, today: string): ReadPaper | undefined {
  const [coded] = codes.flatMap(({ page, text }) => {
    const code = decodeTwoDDoc(text)
    return code ? [{ page, code }] : []
  })
  const kind = kindOf(lines, coded?.code)
  if (kind === undefined) return undefined
  const { findings: written, checks } = byKind[kind](lines, today)
  const inCode = coded ? readCode(coded.code, coded.page) : []
  const findings = [...inCode.filter((one) => !written.some((other) => isSame(one, other))), ...written]
  if (findings.length === 0) return undefined
  return {
    kind,
    code: coded ? headerOf(coded.code) : null,
    findings,
    checks: [...inCode.flatMap((one) => compared(one, written)), ...checks],
  }
}

type Reader = (lines: readonly Line[], today: string) => Findings
const byKind: Readonly<Record<PaperKind, Reader>> = {
  taxNotice: (lines) => ({ findings: readTaxNotice(lines), checks: [] }),
  loanSchedule: readLoanSchedule,
  payslip: (lines) => ({ findings: readPayslip(lines), checks: [] }),
}

const isSame = (one: Finding, other: Finding): boolean => one.key === other.key && one.declarant === other.declarant

/** What the code says beside what is printed. Names are written in other ways, so they are not compared. */
function compared(inCode: Finding, written: readonly Finding[]): readonly Check[] {
  const inText = written.find((one) => isSame(one, inCode))
  if (!inText || ['declarant', 'employee', 'taxNumber'].includes(inCode.key)) return []
  const agrees = inCode.value === inText.value
  return [{ kind: 'code', key: inCode.key, inCode: inCode.value, inText: inText.value, agrees }]
}

/** The data of a code hold tax numbers and an address: they go no further than here. */
const headerOf = ({ data: _data, cut: _cut, ...header }: TwoDDoc): CodeHeader => header
