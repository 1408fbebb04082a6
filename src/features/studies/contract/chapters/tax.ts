import type { Block, DocumentCell } from '#presentation/documents'
import { writeFigure } from '#presentation/formats'
import type { StudyFacts, StudyFigures } from '../study/facts'
import { amount, amountOfYear } from './figure'
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
        amountOfYear(line, 'taxable_rental_income'),
        amountOfYear(line, 'rent_tax'),
        amountOfYear(line, 'social_levies'),
        amountOfYear(line, 'tax_saving'),
      ]),
    },
    ...(regimes === null
      ? []
      : [
          { kind: 'heading', text: 'Le régime choisi' } as const,
          chosenRegime(regimes),
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

/** Which regime the study counts with, and whether another would cost less in tax. */
function chosenRegime({ chosen, better, advantage, options }: NonNullable<StudyFigures['result']['regimes']>): Block {
  const labelOf = (regime: string) => options.find(({ key }) => key === regime)?.label ?? regime
  const isBest = chosen === better || Math.round(advantage) === 0
  return {
    kind: 'text',
    spans: [
      'Cette étude compte avec\u00a0: ',
      { strong: labelOf(chosen) },
      ...(isBest
        ? ['.']
        : [
            '. Avec «\u00a0',
            labelOf(better),
            '\u00a0», vous paieriez ',
            { strong: writeFigure(advantage, 'euros') },
            ' d’impôt de moins en tout\u00a0: parlez-en avec votre conseiller.',
          ]),
    ],
  }
}
