/** How what a partner earns of SCPI shares is taxed. */
export const fiscalTypes = {
  resident_ir: 'Résident fiscal français – impôt sur le revenu (revenus fonciers)',
  resident_professional_asset: 'Résident fiscal français – parts inscrites à l’actif professionnel (BIC ou BA)',
  non_resident_eea: 'Non-résident – État de l’Espace économique européen, Suisse ou Royaume-Uni',
  non_resident_third_country: 'Non-résident – autre État',
} as const

/** Why somebody has no tax number (CRS; CGI, annexe II, art. 344 G quinquies-0). */
export const tinAbsenceReasons = {
  country_no_tin: 'L’État de résidence n’attribue pas de NIF',
  not_required: 'La communication du NIF n’est pas exigée par cet État',
  unable_to_obtain: 'Le titulaire n’est pas en mesure d’obtenir un NIF (justifier)',
} as const

/** Signs that somebody may be a US person (FATCA agreement of 14 November 2013, annex I). */
export const usIndicia = {
  us_citizenship: 'Nationalité américaine (y compris double nationalité)',
  us_birthplace: 'Lieu de naissance aux États-Unis',
  us_address: 'Adresse de résidence ou postale aux États-Unis',
  us_phone: 'Numéro de téléphone américain',
  us_standing_instruction: 'Ordre de virement permanent vers un compte aux États-Unis',
  us_power_of_attorney: 'Procuration à une personne ayant une adresse aux États-Unis',
  green_card: 'Carte verte ou statut de résident permanent',
  substantial_presence: 'Présence substantielle aux États-Unis (test des 183 jours)',
} as const

/** How rents are taxed. */
export const propertyIncomeRegimes = {
  none: 'Aucun revenu foncier à ce jour',
  micro: 'Micro-foncier',
  real: 'Régime réel',
  special: 'Régime spécial (Pinel, Monuments historiques…)',
} as const

/** The brackets of the income tax, as fractions (CGI, art. 197). */
export const taxBrackets = [0, 0.11, 0.3, 0.41, 0.45] as const
