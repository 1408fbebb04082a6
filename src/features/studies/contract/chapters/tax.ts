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
              (option) =>
                [
                  option === keptOf(regimes) ? `${option.label} (retenu)` : option.label,
                  `${writeFigure(option.total_tax, 'euros')} d’impôt en tout, revente comprise`,
                ] as const,
            ),
          } as const,
          ...regimes.notes.map((note) => ({ kind: 'text', look: 'small', spans: [note] }) as const),
        ]),
  ]
}

type Regimes = NonNullable<StudyFigures['result']['regimes']>

/** The regime that counts: where the chosen one is closed from the first year, the only one that is open. */
const keptOf = ({ chosen, options }: Regimes) => options.find(({ key }) => key === chosen) ?? options[0]

/** Which regime the study counts with, and whether another would cost less in tax. */
function chosenRegime(regimes: Regimes): Block {
  const { better, advantage, options } = regimes
  const kept = keptOf(regimes)
  const other = options.find(({ key }) => key === better && key !== kept?.key)
  const isBest = other === undefined || Math.round(advantage) === 0
  return {
    kind: 'text',
    spans: [
      'Cette étude compte avec\u00a0: ',
      { strong: kept?.label ?? '' },
      ...(isBest
        ? ['.']
        : [
            '. Avec «\u00a0',
            other.label,
            '\u00a0», vous paieriez ',
            { strong: writeFigure(advantage, 'euros') },
            ' d’impôt de moins en tout\u00a0: parlez-en avec votre conseiller.',
          ]),
    ],
  }
}
