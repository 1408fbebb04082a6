import type { Block, DocumentCell } from '#presentation/documents'
import { writeFigure } from '#presentation/formats'
import type { StudyFacts, StudyFigures } from '../study/facts'
import { amount } from './figure'
import { schemeLabel } from './solution'

/** What the operation adds to the taxes of the household, and spares them. */
export function tax(facts: StudyFacts, { result }: StudyFigures): readonly Block[] {
  const { indicators, yearly_report, regimes } = result
  const saving = indicators.total_tax_saving
  return [
    {
      kind: 'text',
      look: 'lead',
      spans:
        saving === 0
          ? [`En ${schemeLabel(facts)}, l’opération ne réduit pas vos autres impôts. Voici ce qu’elle leur ajoute.`]
          : [
              `En ${schemeLabel(facts)}, l’opération vous épargne `,
              amount('indicators.total_tax_saving', saving),
              ' d’impôt en tout.',
            ],
    },
    {
      kind: 'table',
      caption: 'L’impôt, année par année',
      columns: [
        { label: 'Année' },
        ...['Revenu imposable des loyers', 'Impôt sur les loyers', 'Prélèvements sociaux', 'Économie d’impôt'].map(
          (label) => ({
            label,
            isNumber: true,
          }),
        ),
      ],
      rows: yearly_report.map((line): readonly DocumentCell[] => [
        String(line.year),
        cell(`yearly_report.${line.year}.taxable_rental_income`, line.taxable_rental_income),
        cell(`yearly_report.${line.year}.rent_tax`, line.rent_tax),
        cell(`yearly_report.${line.year}.social_levies`, line.social_levies),
        cell(`yearly_report.${line.year}.tax_saving`, line.tax_saving),
      ]),
    },
    ...(regimes === null
      ? []
      : [
          { kind: 'heading', text: 'Le régime choisi' } as const,
          {
            kind: 'facts',
            facts: regimes.options.map(
              ({ label, total_tax }) => [label, `${writeFigure(total_tax, 'euros')} d’impôt en tout`] as const,
            ),
          } as const,
          ...regimes.notes.map((note) => ({ kind: 'text', look: 'small', spans: [note] }) as const),
        ]),
  ]
}

const cell = (key: string, value: number): DocumentCell => ({ key, amount: writeFigure(value, 'euros') })
