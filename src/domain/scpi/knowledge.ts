import { type Needed, missingIn, neededCode, type ScoredAnswers } from './answers'
import { educationPoints, financeExperiencePoints, holdingPoints, operationsPoints } from './points'
import { experienceFamilies, generalQuestions, knowledgeAnswers, missedOf, rightCount, themesOf } from './questions'
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

const CODE = 'knowledge-experience'
const POINTS_A_QUESTION = 5
const MOST_EXPERIENCE = 40

const sentences: Readonly<Record<string, string>> = {
  basic: 'Vous avez des connaissances de base\u00a0: nous vous expliquerons chaque risque avant toute décision.',
  informed: 'Vous connaissez les principaux placements et leurs risques.',
  advanced: 'Vous avez une bonne connaissance et une pratique régulière des placements.',
}

/** The answers that general knowledge and experience needs. */
export const neededForKnowledge: readonly Needed[] = [
  neededCode('quiz', 'education_level', Object.keys(educationPoints)),
  neededCode('quiz', 'finance_experience', Object.keys(financeExperiencePoints)),
  ...Object.keys(experienceFamilies).flatMap((family) => [
    neededCode('quiz', `exp_${family}_operations`, Object.keys(operationsPoints)),
    neededCode('quiz', `exp_${family}_holding`, Object.keys(holdingPoints)),
  ]),
  ...generalQuestions.map((question) => neededCode('quiz', question, knowledgeAnswers)),
]

/**
 * General knowledge and experience, 0 to 100: test, practice of six families of investments, studies, profession.
 * Experience never replaces knowledge: few right answers cap the level (KE-CAP-1, KE-CAP-2).
 */
export function knowledgeExperience(answers: ScoredAnswers): Score {
  const missing = missingIn(answers, neededForKnowledge)
  if (missing.length > 0) return incomplete(CODE, missing)
  const { quiz } = answers
  const correct = rightCount(quiz, generalQuestions)
  const components = componentsOf(quiz, correct)
  const points = sumOfPoints(components)
  const { level, caps } = cappedLevel(CODE, points, [
    { code: 'KE-CAP-1', label: 'Moins de 4 bonnes réponses sur 8', applies: correct < 4, level: 'basic' },
    { code: 'KE-CAP-2', label: 'Moins de 6 bonnes réponses sur 8', applies: correct < 6, level: 'informed' },
  ])
  return complete(CODE, points, level, {
    components,
    caps,
    correct,
    themes_missed: themesOf(missedOf(quiz, generalQuestions)),
    sentence: sentences[level.code] ?? null,
  })
}

function componentsOf(quiz: Values, correct: number): ScoreComponent[] {
  const education = pointsOf(educationPoints, quiz['education_level'])
  const profession = pointsOf(financeExperiencePoints, quiz['finance_experience'])
  return [
    testComponent(correct, generalQuestions.length, POINTS_A_QUESTION),
    pointsComponent(
      'experience',
      'Expérience des placements',
      Math.min(rawExperience(quiz), MOST_EXPERIENCE),
      MOST_EXPERIENCE,
      experienceText(quiz),
    ),
    pointsComponent('education', 'Études', education, 8, `Niveau d’études\u00a0: ${pointsText(education, 8)}`),
    pointsComponent(
      'profession',
      'Profession financière',
      profession,
      12,
      `Expérience professionnelle en finance\u00a0: ${pointsText(profession, 12)}`,
    ),
  ]
}

/** The component of a test: so many points a right answer. */
export function testComponent(correct: number, questions: number, pointsEach: number): ScoreComponent {
  const right = correct >= 2 ? 'bonnes réponses' : 'bonne réponse'
  return pointsComponent(
    'knowledge',
    'Test de connaissances',
    correct * pointsEach,
    questions * pointsEach,
    `${correct} ${right} sur ${questions}, ${pointsEach} points chacune`,
  )
}

function familyPoints(quiz: Values, family: string): [operations: number, holding: number] {
  return [
    pointsOf(operationsPoints, quiz[`exp_${family}_operations`]),
    pointsOf(holdingPoints, quiz[`exp_${family}_holding`]),
  ]
}

/** Points of practice over all families, before they are capped. */
export function rawExperience(quiz: Values): number {
  return Object.keys(experienceFamilies).reduce((sum, family) => {
    const [operations, holding] = familyPoints(quiz, family)
    return sum + operations + holding
  }, 0)
}

/** `livrets… : 4 pour les opérations et 3 pour la durée ; 7 points`, by family that gives some. */
function experienceText(quiz: Values): string {
  const families = Object.entries(experienceFamilies).flatMap(([family, label]) => {
    const [operations, holding] = familyPoints(quiz, family)
    return operations + holding === 0 ? [] : [`${label} (${operations} + ${holding})`]
  })
  if (families.length === 0) return 'Aucun placement pratiqué'
  const raw = rawExperience(quiz)
  const capped = raw > MOST_EXPERIENCE ? `, plafonnés à ${MOST_EXPERIENCE}` : ''
  return `Opérations et durée de détention\u00a0: ${families.join('\u00a0; ')}, soit ${raw} points${capped}`
}
