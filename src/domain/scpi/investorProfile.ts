import { missingIn, type Needed, neededCode, type ScoredAnswers } from './answers'
import { knowledgeExperience, neededForKnowledge } from './knowledge'
import { abilityToSustainLoss, neededForAbility } from './lossAbility'
import { profileChoices, profileOfAbility, profileOfKnowledge, sriMaxOf, tolerancePoints } from './points'
import { toleranceQuestions } from './questions'
import {
  complete,
  incomplete,
  levelOfRank,
  levelsOf,
  maxPointsOf,
  rankAt,
  rankOf,
  type Score,
  type ScoreComponent,
} from './score'
import { pointsText } from './texts'
import { codesOf, entryOf, isOneOf, pointsOf } from './values'

const CODE = 'investor-profile'
const HIGHEST_RANK = levelsOf[CODE].length - 1
const PRESERVATION = 'capital_preservation'

/** Labels of the components, and the words by which the sentence names them. */
const names = {
  tolerance: ['Tolérance exprimée', 'la tolérance au risque exprimée'],
  investment_risk: ['Niveau de risque accepté', 'le niveau de risque accepté'],
  max_loss_accepted: ['Perte maximale acceptée', 'la perte maximale acceptée'],
  investment_duration: ['Horizon d’investissement', 'l’horizon d’investissement'],
  liquidity_need: ['Besoin de disponibilité', 'le besoin de disponibilité'],
  ability_to_sustain_loss: ['Capacité à subir des pertes', 'la capacité à subir des pertes'],
  knowledge_experience: ['Connaissances et expérience', 'les connaissances et l’expérience'],
  tol_price_drop: ['Réaction à une baisse de prix', 'la réaction à une baisse de prix'],
  tol_illiquidity: ['Réaction à une vente longue', 'la réaction à une vente longue'],
  main_objective: ['Objectif principal', 'l’objectif principal'],
  manual_lower_level: ['Décision du conseiller', 'la décision du conseiller'],
} satisfies Readonly<Record<string, readonly [label: string, inSentence: string]>>

type ComponentCode = keyof typeof names

const choiceFields = ['investment_risk', 'max_loss_accepted', 'investment_duration', 'liquidity_need'] as const

const needed: readonly Needed[] = [
  ...toleranceQuestions.map((question) => neededCode('quiz', question, Object.keys(tolerancePoints))),
  ...choiceFields.map((field) => neededCode('objective', field, Object.keys(profileChoices[field]))),
  {
    section: 'objective',
    field: 'premium_investments',
    isGiven: ({ objective }) => codesOf(objective['premium_investments']).length > 0,
  },
  ...neededForKnowledge,
  ...neededForAbility,
]

/**
 * Profile of an investor: the lowest of its components, never their average. Its points are those of tolerance, 0 to 16.
 * The knowledge counted is the general one, not that of SCPI: the expected results say so (P03, Novice and Insuffisant,
 * is Équilibré there; P10, Averti and Insuffisant, is Offensif). The level that an adviser wrote counts only when it is lower.
 */
export function investorProfile(answers: ScoredAnswers): Score {
  const missing = missingIn(answers, needed)
  if (missing.length > 0) return incomplete(CODE, missing)
  const tolerance = toleranceQuestions.reduce(
    (sum, question) => sum + pointsOf(tolerancePoints, answers.quiz[question]),
    0,
  )
  const clientComponents = [
    toleranceComponent(tolerance),
    ...choiceComponents(answers),
    ...scoreComponents(answers),
    ...eliminatoryComponents(answers),
  ]
  const components = [...clientComponents, ...adviserComponents(answers, lowestRank(clientComponents))]
  const rank = lowestRank(components)
  const level = levelOfRank(CODE, rank)
  const limiting = components
    .filter((component) => rankOfComponent(component) === rank)
    .map(({ code }) => code)
    .sort()
  return complete(CODE, tolerance, level, {
    components,
    limiting,
    caps: eliminatoryComponents(answers)
      .filter(({ code }) => limiting.includes(code))
      .map(({ code, explanation }) => ({ code, label: explanation })),
    sri_max: sriMaxOf[level.code] ?? 1,
    sentence: sentenceOf(level.label, rank, limiting),
  })
}

function rankOfComponent({ level }: ScoreComponent): number {
  return level === null ? HIGHEST_RANK : rankOf(CODE, level)
}

function lowestRank(components: readonly ScoreComponent[]): number {
  return Math.min(...components.map(rankOfComponent))
}

/** Nothing limits the highest profile, though every component then is the lowest. */
function sentenceOf(label: string, rank: number, limiting: readonly string[]): string {
  const profile = `Votre profil est ${label}.`
  if (rank === HIGHEST_RANK) return profile
  const words = new Map<string, string>(Object.entries(names).map(([code, [, inSentence]]) => [code, inSentence]))
  return `${profile} Il est limité par\u00a0: ${limiting.map((code) => words.get(code) ?? code).join(', ')}.`
}

function levelComponent(code: ComponentCode, level: string, explain: (levelLabel: string) => string): ScoreComponent {
  const { label } = levelOfRank(CODE, rankOf(CODE, level))
  return {
    code,
    label: names[code][0],
    points: null,
    max_points: null,
    level,
    level_label: label,
    explanation: explain(label),
  }
}

function toleranceComponent(points: number): ScoreComponent {
  const maxPoints = maxPointsOf[CODE]
  const { code } = levelOfRank(CODE, rankAt(CODE, points))
  const component = levelComponent(
    'tolerance',
    code,
    (profile) => `${pointsText(points, maxPoints)} aux quatre questions\u00a0: ${profile}`,
  )
  return { ...component, points, max_points: maxPoints }
}

function choiceComponents({ objective }: ScoredAnswers): ScoreComponent[] {
  return choiceFields.flatMap((field) => {
    const choice = entryOf(profileChoices[field], objective[field])
    if (choice === undefined) return []
    return [
      levelComponent(
        field,
        choice.level,
        (profile) => `Réponse «\u00a0${choice.label}\u00a0»\u00a0: ${profile} au plus`,
      ),
    ]
  })
}

/** The two scores that limit the profile. */
function scoreComponents(answers: ScoredAnswers): ScoreComponent[] {
  const line = (code: ComponentCode, table: Readonly<Record<string, string>>, score: Score): ScoreComponent[] => {
    const level = entryOf(table, score.level)
    if (level === undefined) return []
    return [
      levelComponent(code, level, (profile) => `«\u00a0${score.level_label ?? ''}\u00a0»\u00a0: ${profile} au plus`),
    ]
  }
  return [
    ...line('ability_to_sustain_loss', profileOfAbility, abilityToSustainLoss(answers)),
    ...line('knowledge_experience', profileOfKnowledge, knowledgeExperience(answers)),
  ]
}

/** Answers that leave no profile above Prudent. */
function eliminatoryComponents({ quiz, objective }: ScoredAnswers): ScoreComponent[] {
  const line = (applies: boolean, code: ComponentCode, reason: string): ScoreComponent[] =>
    applies ? [levelComponent(code, 'cautious', (profile) => `${reason}\u00a0: ${profile} au plus`)] : []
  const [mainObjective] = codesOf(objective['premium_investments'])
  return [
    ...line(quiz['tol_price_drop'] === 'a', 'tol_price_drop', 'Vendrait toutes ses parts après une baisse de prix'),
    ...line(quiz['tol_illiquidity'] === 'a', 'tol_illiquidity', 'Ne peut pas attendre la vente de ses parts'),
    ...line(mainObjective === PRESERVATION, 'main_objective', 'Veut d’abord préserver son capital'),
  ]
}

/** The adviser may lower a profile, never raise it. */
function adviserComponents({ objective }: ScoredAnswers, rank: number): ScoreComponent[] {
  const level = objective['manual_lower_level']
  const codes = levelsOf[CODE].map(({ code }) => code)
  if (typeof level !== 'string' || !isOneOf(codes, level) || rankOf(CODE, level) >= rank) return []
  return [levelComponent('manual_lower_level', level, (profile) => `Abaissé par le conseiller\u00a0: ${profile}`)]
}
