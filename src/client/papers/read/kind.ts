import type { TwoDDoc } from '../code/twoDDoc'
import { textOf, type Line } from '../text/line'
import { plain } from '../text/plain'
import type { PaperKind } from './finding'

/** What each kind of paper says of itself; the one that says most of its own counts, two at least but for a title. */
const SIGNS: Readonly<Record<PaperKind, readonly RegExp[]>> = {
  taxNotice: [
    /avis d'impot|avis d'imposition|avis de situation declarative/,
    /revenu fiscal de reference/,
    /nombre de parts?/,
    /numero fiscal/,
  ],
  loanSchedule: [
    /tableau d'amortissement|tableau des amortissements|echeancier|offre de (?:pret|credit)/,
    /capital restant|restant du/,
    /taux (?:debiteur|nominal)|montant du (?:pret|credit)|capital emprunte/,
    /interets/,
  ],
  payslip: [
    /bulletin de (?:paie|paye|salaire)|fiche de paie/,
    /net (?:fiscal|imposable)/,
    /net (?:a payer|paye)/,
    /cotisations/,
  ],
}

const CODES: Readonly<Record<string, PaperKind>> = { '04': 'taxNotice', '28': 'taxNotice', '06': 'payslip' }
const KINDS: readonly PaperKind[] = ['taxNotice', 'loanSchedule', 'payslip']

/** Signs that a paper must have to be one of these: a letter that quotes one of their words is none. */
const ENOUGH = 2

/** What a paper is; its code, when it has one, says it. Undefined: none of those that are read. */
export function kindOf(lines: readonly Line[], code: TwoDDoc | undefined): PaperKind | undefined {
  const coded = code && CODES[code.documentType]
  if (coded) return coded
  const said = lines.map((line) => plain(textOf(line))).join('\n')
  const marks = KINDS.map((kind) => ({ kind, count: SIGNS[kind].filter((sign) => sign.test(said)).length }))
  const [best] = marks.sort((one, other) => other.count - one.count)
  return best && best.count >= ENOUGH ? best.kind : undefined
}
