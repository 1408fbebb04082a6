import { defineResource } from '#contract/define'
import { choice, flag, isoDate, longText, ranking } from '#contract/fields'
import {
  acceptedLosses,
  acceptedRisks,
  investmentDurations,
  investmentObjectives,
  investorLevels,
  liquidityNeeds,
} from '../choices'
import { atMost, scpiAmount } from '../fields'

/** What the holder of an account invests for, how long, and what he accepts. */
export const objective = defineResource('pp_objective', {
  premium_investments: atMost(
    ranking(investmentObjectives, {
      label: 'Objectifs par ordre de priorité',
      help: 'De un à trois, le plus important d’abord.',
    }),
    3,
  ),
  investment_duration: choice(investmentDurations, { label: 'Horizon d’investissement' }),
  investment_risk: choice(acceptedRisks, { label: 'Niveau de risque accepté' }),
  max_loss_accepted: choice(acceptedLosses, { label: 'Perte maximale acceptée' }),
  liquidity_need: choice(liquidityNeeds, { label: 'Besoin de disponibilité' }),
  target_monthly_income_amount: scpiAmount({ label: 'Revenu complémentaire visé', unit: '€/mois' }),
  income_start_date: isoDate({ label: 'À partir du', private: true }),
  foreign_exchange_accepted: flag({ label: 'Accepte un risque de change' }),
  project_description: longText({ label: 'Projet décrit par le client', private: true, maxLength: 2_000 }),
  /** An adviser may lower a profile, never raise it; he says why. */
  manual_lower_level: choice(investorLevels, { label: 'Profil abaissé à' }),
  manual_lower_comment: longText({ label: 'Pourquoi le profil est abaissé', private: true, maxLength: 2_000 }),
})
