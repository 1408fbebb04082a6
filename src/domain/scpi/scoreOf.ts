import type { ScoredAnswers } from './answers'
import { extraFinancialProfile } from './extraFinancial'
import { investorProfile } from './investorProfile'
import { knowledgeExperience } from './knowledge'
import { abilityToSustainLoss } from './lossAbility'
import { knowledgeExperienceScpi } from './scpiKnowledge'
import type { Score, ScoreCode } from './score'

const scores: Readonly<Record<ScoreCode, (answers: ScoredAnswers) => Score>> = {
  'knowledge-experience': knowledgeExperience,
  'knowledge-experience-scpi': knowledgeExperienceScpi,
  'ability-to-sustain-loss': abilityToSustainLoss,
  'investor-profile': investorProfile,
  'extra-financial-profile': extraFinancialProfile,
}

/** A score of an investor, by its code. */
export function scoreOf(code: ScoreCode, answers: ScoredAnswers): Score {
  return scores[code](answers)
}
