import { defineResource } from '#contract/define'
import { choice, instant, isoDate, ranking, yesNo } from '#contract/fields'
import {
  adverseImpacts,
  educationLevels,
  esgCombinations,
  esgInterests,
  experiencedLosses,
  financeExperiences,
  lossReactions,
  managementModes,
  quizAuthors,
  scpiHoldingPeriods,
  scpiInvestedRanges,
  scpiOperationCounts,
  sustainableMinimums,
  taxonomyMinimums,
} from '../choices'
import { listOfServer } from '../fields'
import { askedOf, experienceOf } from '../quizFields'
import { generalQuestions, productFamilies, scpiQuestions, toleranceQuestions } from '../questions'

const training = {
  education_level: choice(educationLevels, { label: 'Niveau d’études' }),
  finance_experience: choice(financeExperiences, { label: 'Expérience professionnelle en finance' }),
  management_mode: choice(managementModes, { label: 'Mode de gestion habituel' }),
}

const behaviour = {
  experienced_loss_range: choice(experiencedLosses, { label: 'Perte maximale déjà subie' }),
  loss_reaction: choice(lossReactions, { label: 'Réaction lors d’une perte passée' }),
}

const scpiExperience = {
  scpi_operations_count: choice(scpiOperationCounts, { label: 'Nombre de souscriptions de SCPI réalisées' }),
  scpi_holding_period: choice(scpiHoldingPeriods, { label: 'Durée de détention de parts de SCPI' }),
  scpi_invested_range: choice(scpiInvestedRanges, { label: 'Montant total investi en SCPI' }),
  scpi_has_sold_shares: yesNo({ label: 'Avez-vous déjà retiré ou vendu des parts de SCPI\u202f?' }),
  scpi_experienced_price_drop: yesNo({
    label: 'Avez-vous déjà subi une baisse du prix de vos parts de SCPI\u202f?',
  }),
}

const sustainability = {
  esg_interest: choice(esgInterests, {
    label: 'Souhaitez-vous que vos investissements tiennent compte de critères de durabilité\u202f?',
  }),
  esg_taxonomy_min: choice(taxonomyMinimums, { label: 'Part minimale alignée sur la taxonomie' }),
  esg_sustainable_min: choice(sustainableMinimums, { label: 'Part minimale d’investissements durables' }),
  esg_pai_families: ranking(adverseImpacts, { label: 'Principales incidences négatives à prendre en compte' }),
  esg_combination: choice(esgCombinations, { label: 'Combinaison' }),
  esg_information_given_at: isoDate({ label: 'Définitions de la durabilité expliquées le' }),
}

/** What the holder of an account knows, has lived through, bears and wants. */
export const quiz = defineResource('quiz', {
  ...training,
  ...experienceOf(productFamilies),
  ...behaviour,
  ...askedOf(generalQuestions),
  ...askedOf(scpiQuestions),
  ...scpiExperience,
  ...askedOf(toleranceQuestions),
  ...sustainability,
  quiz_completed_by: choice(quizAuthors, { label: 'Questionnaire rempli par', readOnly: true }),
  /** When the attempt at the knowledge test that is shown was submitted; null while it is open. */
  knowledge_submitted_at: instant({ label: 'Test de connaissances remis le' }),
  quiz_attempts: listOfServer({ label: 'Tentatives' }),
})
