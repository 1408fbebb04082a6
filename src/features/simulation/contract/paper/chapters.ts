import { schemes, type SimulationReport, type simulators, type SolutionConfiguration } from '#domain'
import { solutionConfiguration } from '../solutionConfiguration'
import {
  capitalDueOf,
  clientWarnings,
  effortYears,
  loanByYear,
  marksOf,
  origins,
  originsWithoutFile,
  yearly,
} from '../report'
import { effortSentence } from '#presentation/charts'
import type { Block, Chapter } from '#presentation/documents'
import { writeFigure } from '#presentation/formats'
import { keyFigures } from './keyFigures'
import { mentionsOf } from './mentions'
import { prudence } from './prudence'

/** An operation, what it comes to, and what is said of it. */
export interface OperationOnPaper {
  readonly configuration: SolutionConfiguration
  readonly report: SimulationReport
  /** Null where it cannot be calculated. */
  readonly sincerity: simulators.Sincerity | null
  /** Of the property: « Montpellier ». */
  readonly place: string
  /** Of the rules, `YYYY-MM-DD`. */
  readonly day: string
  /** French sentences: rules that nobody has checked. */
  readonly unverified: readonly string[]
  /** Whether its answers are those of a client file. */
  readonly isOfFile: boolean
}

/** The scheme of an operation, by its French name. */
export const schemeLabel = ({ project }: Pick<SolutionConfiguration, 'project'>): string =>
  schemes.find(project)?.label ?? project

/** What the operation comes to, its years, its loan, what it rests on. */
export function solutionChapters(operation: OperationOnPaper): readonly Chapter[] {
  const { report } = operation
  return [
    chapter('Résultat', summary(operation)),
    chapter('L’opération, année par année', years(operation)),
    ...(report.loan_schedule.length === 0
      ? []
      : [
          chapter('Amortissement du prêt', [
            written('Amortissement par année, en euros', loanByYear(report.loan_schedule)),
          ]),
        ]),
    chapter('Hypothèses et mentions', assumptions(operation)),
  ]
}

const chapter = (title: string, blocks: readonly Block[]): Chapter => ({ key: title, title, blocks })

function summary({ report, configuration, place }: OperationOnPaper): readonly Block[] {
  const shown = effortYears(report)
  const due = capitalDueOf(report)
  return [
    { kind: 'figures', figures: keyFigures(report) },
    {
      kind: 'effort',
      caption: effortSentence(shown, due),
      years: shown,
      marks: marksOf(report, configuration),
      capitalDue: due,
    },
    { kind: 'heading', text: 'L’opération' },
    { kind: 'facts', facts: facts(report, configuration, place) },
  ]
}

/** What the reader must know first of the operation, and how it is written. */
const answers = [
  ['property_price', 'euros'],
  ['notary_fee', 'euros'],
  ['contribution', 'euros'],
  ['loan_duration', 'years'],
  ['loan_rate', 'rate'],
  ['notary_signature_date', 'date'],
] as const

function facts(
  { indicators, loan_cost }: SimulationReport,
  configuration: SolutionConfiguration,
  place: string,
): readonly (readonly [label: string, value: string])[] {
  const { fields } = solutionConfiguration
  return [
    [fields.project.label, schemeLabel(configuration)],
    [fields.municipality.label, place],
    ...answers.flatMap(([name, unit]) => {
      const value = configuration[name] ?? null
      return value === null ? [] : [[fields[name].label, writeFigure(value, unit)] as const]
    }),
    ['Montant emprunté', writeFigure(indicators.loan_amount, 'euros')],
    ['Mensualité, assurance comprise', writeFigure(indicators.monthly_payment, 'euros_per_month')],
    ...(loan_cost === null
      ? []
      : ([
          ['TAEG', writeFigure(loan_cost.effective_rate, 'rate')],
          ['Coût total du crédit', writeFigure(loan_cost.total, 'euros')],
        ] as const)),
    ['Coût total', writeFigure(indicators.total_cost, 'euros')],
  ]
}

function years({ report, sincerity }: OperationOnPaper): readonly Block[] {
  const table = { ...written('Tableau annuel, en euros', yearly(report.yearly_report)), hasTotal: true }
  if (sincerity === null) return [table]
  const { before, effort, after } = prudence(sincerity)
  return [table, { kind: 'text', spans: [before, { strong: effort }, after] }]
}

function assumptions({ report, day, unverified, isOfFile }: OperationOnPaper): readonly Block[] {
  const words = isOfFile ? origins : originsWithoutFile
  return [
    {
      kind: 'table',
      caption: 'Hypothèses du calcul',
      columns: [{ label: 'Hypothèse' }, { label: 'Valeur' }, { label: 'Origine' }],
      rows: report.assumptions.map(({ label, value, unit, origin }) => [
        label,
        writeFigure(value, unit),
        words[origin],
      ]),
    },
    ...clientWarnings(report).map(
      ({ message }) => ({ kind: 'notice', tone: 'warning', title: 'À savoir', spans: [message] }) as const,
    ),
    ...[mentionsOf(day), ...unverified].map(
      (sentence) => ({ kind: 'text', look: 'small', spans: [sentence] }) as const,
    ),
  ]
}

/** A table of amounts, the first cell of whose rows names them. */
const written = (caption: string, { titles, rows }: ReturnType<typeof yearly>) =>
  ({
    kind: 'table',
    caption,
    columns: titles.map((label, at) => ({ label, isNumber: at > 0 })),
    rows,
  }) as const
