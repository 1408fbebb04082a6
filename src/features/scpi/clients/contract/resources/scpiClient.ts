import { FRANCE } from '#contract/countries'
import { defineResource } from '#contract/define'
import {
  choice,
  email,
  flag,
  foreignObject,
  instant,
  integer,
  isoDate,
  longText,
  phone,
  reference,
  text,
} from '#contract/fields'
import { enumerations } from '#contract'
import { clientStatuses, judicialCapacities, mifCategories, portalStatuses, riskLevels } from '../choices'
import { country, nameOfPerson, notAfter, notBefore, postalCodeWithin } from '../fields'

const DEATH_BEFORE_BIRTH = 'Le décès ne peut pas précéder la naissance'

const identity = {
  judicial_capacity: choice(judicialCapacities, { label: 'Capacité juridique', initial: 'capable' }),
  honorific: choice(enumerations.honorifics, { label: 'Civilité' }),
  firstname1: text({ label: 'Prénom', required: true, private: true }),
  firstname2: nameOfPerson('Deuxième prénom'),
  firstname3: nameOfPerson('Troisième prénom'),
  firstname4: nameOfPerson('Quatrième prénom'),
  lastname: text({ label: 'Nom d’usage', required: true, private: true }),
  birth_name: text({ label: 'Nom de naissance', private: true, help: 'Celui de l’état civil.' }),
  birthdate: notAfter(
    isoDate({ label: 'Date de naissance', private: true, required: false }),
    'deathdate',
    DEATH_BEFORE_BIRTH,
  ),
  deathdate: notBefore(
    isoDate({ label: 'Date de décès', private: true, required: false }),
    'birthdate',
    DEATH_BEFORE_BIRTH,
  ),
  nationality1: country({ label: 'Nationalité' }),
  nationality2: country({ label: 'Seconde nationalité' }),
}

const birth = {
  birth_municipality: text({ label: 'Commune de naissance', private: true }),
  birth_postal_code: postalCodeWithin('birth_country', { label: 'Code postal de naissance' }),
  birth_department_code: text({
    label: 'Département de naissance',
    private: true,
    maxLength: 3,
    help: '99 pour une naissance à l’étranger.',
  }),
  birth_country: country({ label: 'Pays de naissance', private: true }),
}

const contact = {
  email: email({ label: 'Adresse e-mail', required: true, help: 'Elle ouvre l’espace client.' }),
  phone: phone({ label: 'Téléphone mobile', help: 'Il reçoit le code de signature.' }),
  pro_phone: phone({ label: 'Téléphone professionnel' }),
  address: text({ label: 'Adresse', private: true }),
  address_complement: text({ label: 'Complément d’adresse', private: true }),
  postal_code: postalCodeWithin('country', { label: 'Code postal' }),
  municipality: text({ label: 'Commune', private: true }),
  country: country({ label: 'Pays de résidence', initial: FRANCE }),
  is_hosted: flag({ label: 'Hébergé par un tiers' }),
  marketing_consent: flag({ label: 'Accepte les communications du cabinet' }),
}

/** A natural person who invests in SCPI shares (specification §3). */
export const scpiClient = defineResource(
  'scpi_client',
  {
    ...identity,
    ...birth,
    ...contact,
    conjoint_id: reference({
      label: 'Conjoint ou partenaire',
      help: 'Sa fiche client\u202f; le lien est posé des deux côtés.',
    }),
    mif_category: choice(mifCategories, { label: 'Catégorie MIF 2', initial: 'non_professional' }),
    aml_risk_level: choice(riskLevels, { label: 'Risque de blanchiment' }),
    adviser_id: reference({ label: 'Conseiller référent' }),
    status: choice(clientStatuses, { label: 'Statut', readOnly: true }),
    /** Of whom is blocked, as compliance says it. */
    status_reason: { ...longText({ label: 'Motif du blocage', private: true, maxLength: 1_000 }), readOnly: true },
    /** What an inactive or blocked client becomes again. */
    former_status: choice(clientStatuses, { label: 'Statut précédent', readOnly: true }),
    portal_status: choice(portalStatuses, { label: 'Espace client', readOnly: true }),
    marketing_consent_at: instant({ label: 'Accord donné le' }),
    kyc_signed_at: instant({ label: 'Recueil signé le' }),
    kyc_valid_until: { ...isoDate({ label: 'Recueil valable jusqu’au' }), readOnly: true },
    /** What is filled of the answers that a study of the client needs, per cent, and what is missing. */
    completeness: integer({ label: 'Complétude', unit: '%', minimum: 0, maximum: 100, readOnly: true }),
    completion: { ...foreignObject({ label: 'Ce qui manque' }), readOnly: true },
    /** For who sees the clients of several. */
    firm_name: text({ label: 'Société', readOnly: true }),
    created_at: instant({ label: 'Créé le' }),
    updated_at: instant({ label: 'Modifié le' }),
  },
  {
    familySituation: { type: 'family_situation', many: false },
    representatives: { type: 'representative', many: true },
    ppAccount: { type: 'pp_account', many: false },
    conjoint: { type: 'scpi_client', many: false },
    adviser: { type: 'user', many: false },
  },
)
