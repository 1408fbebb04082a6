import { leadOrigins } from '#features/clientFile/contract'
import {
  beginning,
  choice,
  dateTime,
  email,
  flag,
  instant,
  integer,
  isoDate,
  largeAmount,
  longText,
  optional,
  phone,
  reference,
} from '#contract/fields'
import { defineResource } from '#contract/define'
import { enumerations } from '#contract'
import { householdFigures } from '#features/simulation/contract/resources'
import { person } from '#features/clientFile/contract/resources'
import { leadStatuses, lossReasons } from '../choices'

const { maritalStatuses, matrimonialPropertyRegimes, projectTypes } = enumerations

const { alimony, annual_tax, fiscalPart, monthly_loan_payment, monthly_rent, net_monthly_income } = householdFigures
const { honorific, firstname, lastname, birthdate, is_handicapped, address, postal_code, municipality } = person.fields

/** What a new lead is made of, typed or imported (specification §5): who they are, what they want, what they earn. */
export const leadCreation = defineResource('client_lead', {
  honorific,
  firstname,
  lastname,
  birthdate,
  email: email({ label: 'Adresse e-mail', required: true }),
  phone: phone({ label: 'Téléphone', help: 'Mobile de préférence.' }),
  is_handicapped,
  marital_status: choice(maritalStatuses, { label: 'Situation familiale', required: true }),
  matrimonial_property_regime: choice(matrimonialPropertyRegimes, {
    label: 'Régime matrimonial',
    required: true,
    help: 'Détermine qui achète et qui signe.',
  }),
  address,
  postal_code,
  municipality,
  project_type: choice(projectTypes, { label: 'Projet envisagé', required: true }),
  project_description: longText({
    label: 'Description du projet',
    help: 'En quelques mots, avec les mots du client.',
    private: true,
    maxLength: 2_000,
  }),
  investment_amount: largeAmount({ label: 'Montant envisagé', help: 'Budget total, frais compris.' }),
  comment: longText({
    label: 'Commentaire interne',
    help: 'Non communiqué au contact.',
    private: true,
    maxLength: 255,
  }),
  net_monthly_income,
  annual_tax,
  alimony: beginning(alimony, 0),
  fiscal_part: fiscalPart(0),
  monthly_rent: beginning(monthly_rent, 0),
  monthly_loan_payment: optional(monthly_loan_payment),
  origin: choice(leadOrigins, { label: 'Origine' }),
  adviser_id: reference({ label: 'Conseiller', help: 'Qui suit ce contact.' }),
  has_consent: flag({ label: 'Consentement au démarchage' }),
  consented_on: isoDate({ label: 'Consentement donné le' }),
})

/** Someone who may become a client (specification §3), and what was done since they came. */
export const clientLead = defineResource(
  'client_lead',
  {
    ...leadCreation.fields,
    status: choice(leadStatuses, { label: 'État', initial: 'new' }),
    loss_reason: choice(lossReasons, { label: 'Motif' }),
    duplicate_of_id: reference({
      label: 'Contact d’origine',
      help: 'Celui que l’on garde\u202f; les échanges y sont regroupés.',
    }),
    meeting_at: dateTime({ label: 'Rendez-vous' }),
    retained_until: isoDate({ label: 'Données conservées jusqu’au', readOnly: true }),
    attempts: integer({ label: 'Tentatives sans réponse', readOnly: true, initial: 0 }),
    first_contact_due_at: instant({ label: 'Premier échange avant' }),
    next_attempt_at: instant({ label: 'Prochaine tentative' }),
    last_exchange_at: instant({ label: 'Dernier échange' }),
    created_at: instant({ label: 'Reçu le' }),
    updated_at: instant({ label: 'Modifié le' }),
  },
  {
    adviser: { type: 'user', many: false },
    creator: { type: 'user', many: false },
    exchanges: { type: 'client_lead_exchange', many: true },
    duplicates: { type: 'client_lead', many: true },
    client_file: { type: 'client_file', many: false },
  },
)
