import { dateOf, monthOf } from '../text/dates'
import { amountsOf, isAmount } from '../text/amounts'
import { distance, type Line } from '../text/line'
import { plain } from '../text/plain'
import { findAmount, findBeside, labelsOf, placeOf, type Found } from '../text/search'
import { finding, type Finding } from './finding'

/** What the text of a payslip says, in the order in which it is shown. */
export function readPayslip(lines: readonly Line[]): readonly Finding[] {
  return [
    ...finding('employee', findEmployee(lines)),
    ...finding('employer', findEmployer(lines)),
    ...finding(
      'period',
      findBeside(lines, /periode(?: de paie| du)?|mois de paie|paie de|bulletin de (?:paie|salaire)/, monthOf),
    ),
    ...finding('job', findBeside(lines, /^(?:emploi|fonction|poste|qualification|metier)\b/, wordsOf)),
    ...finding('contract', findBeside(lines, /contrat\b/, contractOf)),
    ...finding(
      'hiredOn',
      findBeside(lines, /date d'(?:entree|embauche|anciennete)|entree? le|^entree|anciennete/, dateOf),
    ),
    ...finding('netBeforeTax', findAmount(lines, /net (?:a payer|paye)(?: \(?euros?\)?)? avant (?:l')?imp[o]t/)),
    ...finding(
      'netTaxable',
      inTable(lines, /^mois\b/) ?? findAmount(lines, /^(?:montant )?net (?:fiscal|imposable)(?! .*cumul)/),
    ),
    ...finding('cumulatedNetTaxable', findCumulated(lines)),
  ]
}

/** What follows a label, when it is words. */
function wordsOf(text: string): string | undefined {
  const words = text.replace(/^[\s:–-]+/, '').trim()
  return /\p{L}{2}/u.test(words) && words.length <= 60 ? words : undefined
}

function contractOf(text: string): string | undefined {
  const said = plain(text)
  if (said.includes('duree indeterminee')) return 'CDI'
  if (said.includes('duree determinee')) return 'CDD'
  return /\b(cdi|cdd|interim|apprentissage)\b/.exec(said)?.[1]?.toUpperCase()
}

/** The employer: beside its label, else the line above the SIRET. */
function findEmployer(lines: readonly Line[]): Found<string> | undefined {
  const labelled = findBeside(lines, /^(?:employeur|raison sociale|societe|entreprise)\b(?! de)/, wordsOf)
  if (labelled) return labelled
  const [siret] = labelsOf(lines, /\bsiret\b/)
  if (!siret) return undefined
  const above = lines
    .slice(0, lines.indexOf(siret.line))
    .reverse()
    .find(
      ({ page, cells }) =>
        page === siret.line.page && cells.some(({ left, text }) => isName(text, left, siret.cell.left)),
    )
  const cell = above?.cells.find(({ left, text }) => isName(text, left, siret.cell.left))
  return above && cell ? { value: cell.text.trim(), place: placeOf(above) } : undefined
}

/** Points by which a line may be set in from the one below it. */
const INDENT = 12

/** Words without a number, over the SIRET: an address has numbers, a title says what the paper is. */
const isName = (text: string, left: number, under: number): boolean =>
  Math.abs(left - under) < INDENT && /^[^\d]*\p{L}{2}[^\d]*$/u.test(text) && !/bulletin|periode|paie/.test(plain(text))

const TITLE = /^(?:m\.|mr\.?|mme|mlle|monsieur|madame|m) +(?=\p{L})/u

/** The employee: beside its label, else the first line that begins with a title. */
function findEmployee(lines: readonly Line[]): Found<string> | undefined {
  const labelled = findBeside(
    lines,
    /^(?:salarie\(?e?\)?|nom(?: et)? prenoms?|nom du salarie|nom(?! d))\b ?:?/,
    wordsOf,
  )
  if (labelled) return labelled
  for (const line of lines)
    for (const { text } of line.cells) {
      const title = TITLE.exec(plain(text.trim()))?.[0]
      if (title !== undefined) return { value: text.trim().slice(title.length), place: placeOf(line) }
    }
  return undefined
}

/** « Cumul net imposable », or the column « net imposable » of the row of cumulated amounts. */
function findCumulated(lines: readonly Line[]): Found<number> | undefined {
  return (
    findAmount(lines, /cumul(?:s|e)?(?: annuel)?(?: du)? net (?:fiscal|imposable)/) ??
    findAmount(lines, /net (?:fiscal|imposable) (?:annuel )?cumul/) ??
    inTable(lines, /^(?:cumuls?|annee|annuel)\b/)
  )
}

/** Lines under its heading that the table of totals has at most. */
const TABLE_LINES = 4

/** The amount of the column « net imposable », in the first row under it that has this label. */
function inTable(lines: readonly Line[], label: RegExp): Found<number> | undefined {
  for (const { line, cell } of labelsOf(lines, /net (?:fiscal|imposable)$/)) {
    const start = lines.indexOf(line) + 1
    const row = lines.slice(start, start + TABLE_LINES).find(({ cells }) => label.test(plain(cells[0]?.text ?? '')))
    const amounts = row?.cells.filter(({ text }) => isAmount(text)) ?? []
    const nearest = [...amounts].sort((one, other) => distance(one, cell) - distance(other, cell))[0]
    const value = nearest && amountsOf(nearest.text)[0]
    if (row && value !== undefined) return { value, place: placeOf(line, row) }
  }
  return undefined
}
