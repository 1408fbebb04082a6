import { schemeSummaries, schemes } from '#domain'
import { capitalDueOf } from '#features/simulation/contract/report'
import type { Block, DocumentFigure } from '#presentation/documents'
import { writeFigure } from '#presentation/formats'
import type { StudyFacts, StudyFigures, WrittenFact } from '../study/facts'
import { amount, beforeCapital, effortFigure, figure, years } from './figure'

/** The scheme of the operation, by its French name. */
export const schemeLabel = ({ operation }: Pick<StudyFacts, 'operation'>): string =>
  schemes.find(operation.configuration.project)?.label ?? operation.configuration.project

/** How long the loan is paid back, in years. */
export const loanYears = ({ result }: StudyFigures): number => Math.round(result.loan_schedule.length / 12)

/** The figures that sum the operation up: on the cover, and at the head of the solution. */
export function keyFigures({ result }: StudyFigures): readonly DocumentFigure[] {
  const { indicators, yearly_report } = result
  const end = yearly_report.at(-1)?.year
  const due = capitalDueOf(result)
  return [
    effortFigure('indicators.average_effort', indicators.average_effort, {
      isMain: true,
      ...(due === null ? {} : { note: `avant ${writeFigure(due.amount, 'euros')} à rembourser en ${due.year}` }),
    }),
    figure(
      end === undefined ? 'Patrimoine net' : `Patrimoine net en ${end}`,
      'indicators.net_wealth',
      indicators.net_wealth,
    ),
    figure('Coût total', 'indicators.total_cost', indicators.total_cost),
  ]
}

/** What is bought, under which scheme, and what it comes to. */
export function solution(facts: StudyFacts, figures: StudyFigures): readonly Block[] {
  const { indicators } = figures.result
  const scheme = schemes.find(facts.operation.configuration.project)?.id
  const summary = scheme && schemeSummaries[scheme]
  const loan = loanYears(figures)
  return [
    {
      kind: 'text',
      look: 'lead',
      spans: [
        `Nous vous proposons ${facts.property}, en ${schemeLabel(facts)}. `,
        indicators.average_effort >= 0 ? 'Vous complétez les loyers de ' : 'L’opération vous laisse ',
        amount('indicators.average_effort', Math.abs(indicators.average_effort), 'euros_per_month'),
        loan > 0 ? ` en moyenne pendant ${years(loan)}, impôts payés` : ' en moyenne, impôts payés',
        ...beforeCapital(figures),
        '.',
      ],
    },
    { kind: 'figures', figures: [...keyFigures(figures), ...otherFigures(figures)] },
    ...(summary === undefined ? [] : [{ kind: 'text', spans: [summary] } as const]),
    { kind: 'heading', text: 'L’opération' },
    { kind: 'facts', facts: [...facts.answers, ...estimatedRent(figures)] },
  ]
}

/** A rent that nobody gave is the market's. */
const estimatedRent = ({ result }: StudyFigures): readonly WrittenFact[] =>
  result.assumptions
    .filter(({ key, origin }) => key === 'suggested_rent' && origin === 'market')
    .map(({ label, value, unit }) => [label, `${writeFigure(value, unit)}, estimé d’après le marché`])

/** Those that not every operation has. */
const otherFigures = ({ result: { indicators } }: StudyFigures): readonly DocumentFigure[] => [
  figure(
    indicators.max_effort.amount >= 0 ? 'Effort le plus haut' : 'Excédent le plus bas',
    'indicators.max_effort',
    Math.abs(indicators.max_effort.amount),
    { unit: 'euros_per_month', note: `en ${indicators.max_effort.year}` },
  ),
  ...(indicators.total_tax_saving === 0
    ? []
    : [figure('Économie d’impôt cumulée', 'indicators.total_tax_saving', indicators.total_tax_saving)]),
  ...(indicators.irr_after_tax === null
    ? []
    : [figure('Rendement après impôt', 'indicators.irr_after_tax', indicators.irr_after_tax, { unit: 'rate' })]),
]
