import type { SimulationResult } from '#domain'
import { capitalDueOf } from '#features/simulation/contract/report'
import type { DocumentCell, DocumentFigure, Span } from '#presentation/documents'
import { writeFigure, type Unit } from '#presentation/formats'

/** An amount inside a sentence or a table, that its reader may ask about. @param key of its trace */
export const amount = (
  key: string,
  value: number | null,
  unit: Unit = 'euros',
  options: Parameters<typeof writeFigure>[2] = {},
): Extract<DocumentCell, object> => ({ key, amount: writeFigure(value, unit, options) })

type YearLine = SimulationResult['yearly_report'][number]

/** A figure of a year, that its reader may ask about. */
export const amountOfYear = (line: YearLine, name: Exclude<keyof YearLine, 'year'>): DocumentCell =>
  amount(`yearly_report.${line.year}.${name}`, line[name])

/** A figure that stands out. */
export const figure = (
  label: string,
  key: string,
  value: number | null,
  { unit = 'euros', ...more }: { readonly unit?: Unit } & Pick<DocumentFigure, 'note' | 'isMain'> = {},
): DocumentFigure => ({ label, key, value: writeFigure(value, unit), ...more })

/** A surplus is named, never written as an effort below zero. Euros a month. */
export const effortFigure = (
  key: string,
  effort: number,
  more: Pick<DocumentFigure, 'note' | 'isMain'> = {},
): DocumentFigure =>
  figure(effort >= 0 ? 'Effort mensuel moyen' : 'Excédent mensuel moyen', key, Math.abs(effort), {
    unit: 'euros_per_month',
    ...more,
  })

/** `21 ans`, `1 an`. */
export const years = (count: number): string => writeFigure(count, 'years')

/** What an average effort leaves out: capital that is repaid at once, where there is some. */
export function beforeCapital({ result }: { readonly result: SimulationResult }): readonly Span[] {
  const due = capitalDueOf(result)
  return due === null
    ? []
    : [', sans compter les ', amount('loans.main.capital_due', due.amount), ` à rembourser en une fois en ${due.year}`]
}
