import { missingIn, type Needed, neededCode, neededYesNo, type ScoredAnswers } from './answers'
import { testComponent } from './knowledge'
import { scpiHoldingPoints, scpiOperationsPoints } from './points'
import {
  CREDIT_QUESTION,
  DISMEMBERMENT_QUESTION,
  essentialQuestions,
  isRight,
  knowledgeAnswers,
  missedOf,
  rightCount,
  scpiQuestions,
  themesOf,
  themesText,
} from './questions'
import {
  cappedLevel,
  complete,
  incomplete,
  pointsComponent,
  type Score,
  type ScoreComponent,
  sumOfPoints,
  type Values,
} from './score'
import { pointsText } from './texts'
import { pointsOf } from './values'

const CODE = 'knowledge-experience-scpi'
const POINTS_A_QUESTION = 7
const POINTS_AN_EVENT = 4

const needed: readonly Needed[] = [
  ...scpiQuestions.map((question) => neededCode('quiz', question, knowledgeAnswers)),
  neededCode('quiz', 'scpi_operations_count', Object.keys(scpiOperationsPoints)),
  neededCode('quiz', 'scpi_holding_period', Object.keys(scpiHoldingPoints)),
  neededYesNo('quiz', 'scpi_has_sold_shares'),
  neededYesNo('quiz', 'scpi_experienced_price_drop'),
]

const sentences: Readonly<Record<string, string>> = {
  basic:
    'Vous avez compris l’essentiel\u00a0: capital et revenus non garantis, sortie parfois longue, horizon de 8 à 10\u00a0ans.',
  informed: 'Vous connaissez bien le fonctionnement des SCPI.',
  advanced: 'Vous maîtrisez les SCPI et les avez pratiquées.',
}

/**
 * Knowledge and experience of SCPI, 0 to 100. One essential question missed, or fewer than 6 right answers, is not enough
 * whatever the points (KS-CAP-1, KS-CAP-2). Two questions open credit, and bare ownership or usufruct.
 */
export function knowledgeExperienceScpi(answers: ScoredAnswers): Score {
  const missing = missingIn(answers, needed)
  if (missing.length > 0) return incomplete(CODE, missing)
  const { quiz } = answers
  const correct = rightCount(quiz, scpiQuestions)
  const essentialMissed = missedOf(quiz, essentialQuestions)
  const themesMissed = themesOf(missedOf(quiz, scpiQuestions))
  const components = componentsOf(quiz, correct)
  const points = sumOfPoints(components)
  const { level, caps } = cappedLevel(CODE, points, [
    {
      code: 'KS-CAP-1',
      label: 'Une question essentielle n’est pas réussie',
      applies: essentialMissed.length > 0,
      level: 'insufficient',
    },
    { code: 'KS-CAP-2', label: 'Moins de 6 bonnes réponses sur 10', applies: correct < 6, level: 'insufficient' },
  ])
  const toClarify = themesText(essentialMissed.length > 0 ? themesOf(essentialMissed) : themesMissed)
  return complete(CODE, points, level, {
    components,
    caps,
    correct,
    themes_missed: themesMissed,
    essential_missed: essentialMissed,
    credit_ok: isRight(quiz, CREDIT_QUESTION),
    dismemberment_ok: isRight(quiz, DISMEMBERMENT_QUESTION),
    sentence:
      sentences[level.code] ??
      `Certains points essentiels restent à éclaircir avant d’investir en SCPI\u00a0: ${toClarify}.`,
  })
}

function componentsOf(quiz: Values, correct: number): ScoreComponent[] {
  const operations = pointsOf(scpiOperationsPoints, quiz['scpi_operations_count'])
  const holding = pointsOf(scpiHoldingPoints, quiz['scpi_holding_period'])
  const lived = [
    ...(quiz['scpi_has_sold_shares'] === true ? ['un retrait ou une cession de parts'] : []),
    ...(quiz['scpi_experienced_price_drop'] === true ? ['une baisse du prix des parts'] : []),
  ]
  return [
    testComponent(correct, scpiQuestions.length, POINTS_A_QUESTION),
    pointsComponent(
      'operations',
      'Souscriptions de SCPI',
      operations,
      12,
      `Nombre de souscriptions de SCPI\u00a0: ${pointsText(operations, 12)}`,
    ),
    pointsComponent(
      'holding',
      'Détention de SCPI',
      holding,
      10,
      `Durée de détention de parts de SCPI\u00a0: ${pointsText(holding, 10)}`,
    ),
    pointsComponent(
      'events',
      'Événements vécus',
      lived.length * POINTS_AN_EVENT,
      2 * POINTS_AN_EVENT,
      lived.length === 0 ? 'Ni cession ni baisse de prix vécue' : `Vécu\u00a0: ${lived.join(' et ')}, 4 points chacun`,
    ),
  ]
}
