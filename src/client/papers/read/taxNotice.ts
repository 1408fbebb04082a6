import { decimalOf, percentOf } from '../text/amounts'
import type { Line } from '../text/line'
import { maskedNumber } from '../text/masked'
import { findAmount, findBeside, labelsOf, placeOf, type Found } from '../text/search'
import { plain } from '../text/plain'
import { declarantAmounts } from './declarants'
import { finding, type Finding, type FindingKey } from './finding'

/** The labels of amounts of the household, as notices since 2015 print them; the first that is there counts. */
const HOUSEHOLD: readonly { readonly key: FindingKey; readonly labels: readonly RegExp[] }[] = [
  { key: 'referenceIncome', labels: [/revenu fiscal de reference/] },
  { key: 'rentalIncome', labels: [/revenus fonciers nets/, /revenus fonciers(?! de source)/] },
  { key: 'grossTax', labels: [/impot sur les revenus soumis au bareme/, /^impot brut/, /impot avant reductions/] },
  { key: 'reductions', labels: [/total des reductions d'impot/] },
  { key: 'credits', labels: [/total des credits d'impot/] },
  {
    key: 'taxBeforeCredits',
    labels: [/impot sur le revenu net avant corrections/, /impot (?:net )?avant (?:imputation|credits)/],
  },
  { key: 'netTax', labels: [/impot sur le revenu net(?! avant)(?! a payer)/, /montant de l'impot(?! a payer)/] },
]

/** What the text of a tax notice says, in the order in which it is shown. */
export function readTaxNotice(lines: readonly Line[]): readonly Finding[] {
  return [
    ...finding('incomeYear', findYear(lines)),
    ...finding('noticeReference', findBeside(lines, /reference (?:de l'|d')avis(?: d'impot)?/, referenceOf)),
    ...taxNumbers(lines),
    ...declarants(lines),
    ...finding('parts', findBeside(lines, /nombre de parts?/, decimalOf)),
    ...HOUSEHOLD.flatMap(({ key, labels }) =>
      finding(
        key,
        firstOf(labels, (label) => findAmount(lines, label)),
      ),
    ),
    ...declarantAmounts(lines, 'salaries', [/total des salaires/, /^salaires(?! ?,)(?! nets)/]),
    ...declarantAmounts(lines, 'pensions', [/total des pensions/, /^pensions, ?retraites/, /^pensions(?! alim)/]),
    ...finding('marginalRate', findBeside(lines, /taux marginal(?: d'imposition)?/, percentOf)),
  ]
}

const YEAR = /revenus? de (?:l'annee )?(20\d{2})/

function findYear(lines: readonly Line[]): Found<number> | undefined {
  for (const line of lines)
    for (const { text } of line.cells) {
      const year = YEAR.exec(plain(text))?.[1]
      if (year !== undefined) return { value: Number(year), place: placeOf(line) }
    }
  return undefined
}

/** Thirteen digits or letters, in groups or not: `24 59 0123456 78`. */
function referenceOf(text: string): string | undefined {
  const [found] = /\d{2} ?[0-9A-Z]{2} ?[0-9A-Z]{7} ?\d{2}(?![0-9A-Z])/.exec(text.toUpperCase()) ?? []
  return found?.replace(/ /g, '')
}

const TAX_NUMBER = /(?<!\d)[0-3]\d ?\d{2} ?\d{3} ?\d{3} ?\d{3}(?!\d)/g

/** Tax numbers leave this reader masked: no field of a file keeps one. */
function taxNumbers(lines: readonly Line[]): readonly Finding[] {
  const found = labelsOf(lines, /numero fiscal/).flatMap(({ line, after }) =>
    [
      ...after
        .map(({ text }) => text)
        .join('  ')
        .matchAll(TAX_NUMBER),
    ].map(([number]) => ({ line, number })),
  )
  const first = found.filter(({ number }, index) => found.findIndex((other) => other.number === number) === index)
  return first.slice(0, 2).map(({ line, number }, index) => ({
    key: 'taxNumber',
    declarant: index === 0 ? 1 : 2,
    value: maskedNumber(number),
    place: placeOf(line),
  }))
}

function declarants(lines: readonly Line[]): readonly Finding[] {
  return ([1, 2] as const).flatMap((declarant) =>
    finding('declarant', findBeside(lines, new RegExp(`^declarant ${declarant}\\b`), nameOf), { declarant }),
  )
}

/** A name, after what may separate it from its label. */
function nameOf(text: string): string | undefined {
  const name = text.replace(/^[\s:–-]+/, '').trim()
  return /^[\p{L}][\p{L}' -]{2,}$/u.test(name) && !/declarant|total/i.test(plain(name)) ? name : undefined
}

function firstOf<Value>(
  labels: readonly RegExp[],
  find: (label: RegExp) => Found<Value> | undefined,
): Found<Value> | undefined {
  for (const label of labels) {
    const found = find(label)
    if (found) return found
  }
  return undefined
}
