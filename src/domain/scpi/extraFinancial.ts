import { missingIn, type Needed, neededCode, type ScoredAnswers } from './answers'
import { sustainablePoints, taxonomyPoints } from './points'
import { complete, incomplete, levelOfRank, pointsComponent, rankAt, rankOf, type Score, sumOfPoints } from './score'
import { counted, pointsText } from './texts'
import { codesOf, pointsOf } from './values'

const CODE = 'extra-financial-profile'

const interests = ['yes', 'no', 'no_answer']

const neededByAll: readonly Needed[] = [neededCode('quiz', 'esg_interest', interests)]

const neededByInterested: readonly Needed[] = [
  neededCode('quiz', 'esg_taxonomy_min', Object.keys(taxonomyPoints)),
  neededCode('quiz', 'esg_sustainable_min', Object.keys(sustainablePoints)),
]

/**
 * Sustainability preferences, 0 to 100: minimum taxonomy and sustainable shares, and families of adverse impacts. Whoever
 * does not say yes is neutral. The level is a label: what is matched are the criteria themselves.
 */
export function extraFinancialProfile(answers: ScoredAnswers): Score {
  const { quiz } = answers
  const isInterested = quiz['esg_interest'] === 'yes'
  const missing = missingIn(answers, isInterested ? neededByInterested : neededByAll)
  if (missing.length > 0) return incomplete(CODE, missing)
  if (!isInterested)
    return complete(CODE, 0, levelOfRank(CODE, rankOf(CODE, 'neutral')), { components: [], sentence: null })
  const taxonomy = pointsOf(taxonomyPoints, quiz['esg_taxonomy_min'])
  const sustainable = pointsOf(sustainablePoints, quiz['esg_sustainable_min'])
  const families = new Set(codesOf(quiz['esg_pai_families'])).size
  const components = [
    pointsComponent(
      'taxonomy',
      'Alignement sur la taxonomie',
      taxonomy,
      40,
      `Part minimale alignée sur la taxonomie\u00a0: ${pointsText(taxonomy, 40)}`,
    ),
    pointsComponent(
      'sustainable',
      'Investissements durables',
      sustainable,
      40,
      `Part minimale d’investissements durables\u00a0: ${pointsText(sustainable, 40)}`,
    ),
    pointsComponent(
      'pai',
      'Principales incidences négatives',
      Math.min(families, 2) * 10,
      20,
      families === 0
        ? 'Aucune famille d’incidences choisie'
        : counted(families, 'famille d’incidences choisie', 'familles d’incidences choisies'),
    ),
  ]
  const points = sumOfPoints(components)
  return complete(CODE, points, levelOfRank(CODE, rankAt(CODE, points)), { components, sentence: null })
}
