import type { ScoreCode } from '../../../src/domain/scpi'
import type { ExpectedScore } from './persona'

/** Names of the columns of a table, with the cells of a line. */
function named<T>(columns: readonly string[], cells: readonly T[]): Readonly<Record<string, T>> {
  return Object.fromEntries(cells.map((cell, index) => [columns[index] ?? '', cell]))
}

type One<Code extends ScoreCode> = Readonly<Record<Code, ExpectedScore>>

/** A line of the table of general knowledge: test, experience, studies, profession. */
export function knowledge(
  points: number,
  level: string,
  correct: number,
  cells: readonly number[],
): One<'knowledge-experience'> {
  const components = named(['knowledge', 'experience', 'education', 'profession'], cells)
  return { 'knowledge-experience': { points, level, caps: [], correct, components } }
}

/** A line of the table of SCPI knowledge: test, subscriptions, holding, events; then what the test opens. */
export function scpi(
  points: number,
  level: string,
  correct: number,
  cells: readonly number[],
  opened: readonly ('credit' | 'dismemberment')[],
  essential_missed: readonly string[] = [],
  caps: readonly string[] = [],
): One<'knowledge-experience-scpi'> {
  return {
    'knowledge-experience-scpi': {
      points,
      level,
      caps,
      correct,
      essential_missed,
      credit_ok: opened.includes('credit'),
      dismemberment_ok: opened.includes('dismemberment'),
      components: named(['knowledge', 'operations', 'holding', 'events'], cells),
    },
  }
}

const abilityColumns = [
  'saving_ratio',
  'debt_ratio',
  'precaution_months',
  'net_worth',
  'stability',
  'dependents',
  'retirement',
]

/** A line of the table of ability: saving, debt, months, net worth, stability, children, retirement. */
export function ability(points: number, level: string, cells: readonly number[]): One<'ability-to-sustain-loss'> {
  return { 'ability-to-sustain-loss': { points, level, caps: [], components: named(abilityColumns, cells) } }
}

const profileColumns = [
  'tolerance',
  'investment_risk',
  'max_loss_accepted',
  'investment_duration',
  'liquidity_need',
  'ability_to_sustain_loss',
  'knowledge_experience',
]

/** A line of the table of profiles: the levels of the seven components in one text, and the eliminatory answers. */
export function profile(
  points: number,
  level: string,
  sri_max: number,
  levels: string,
  limiting: readonly string[],
  eliminatory: readonly string[] = [],
): One<'investor-profile'> {
  const excluded = Object.fromEntries(eliminatory.map((code) => [code, 'cautious']))
  return {
    'investor-profile': {
      points,
      level,
      caps: [],
      sri_max,
      limiting,
      levels: { ...named(profileColumns, levels.split(' ')), ...excluded },
    },
  }
}

/** A line of the table of sustainability: taxonomy, sustainable share, adverse impacts; nothing for who is neutral. */
export function extraFinancial(
  points: number,
  level: string,
  cells: readonly number[] = [],
): One<'extra-financial-profile'> {
  return {
    'extra-financial-profile': {
      points,
      level,
      caps: [],
      components: named(['taxonomy', 'sustainable', 'pai'], cells),
    },
  }
}
