/** Legal forms, by their code of the INSEE list (a selection). */
export const legalCategories = {
  '1000': 'Entrepreneur individuel',
  '5202': 'Société en nom collectif',
  '5485': 'SELARL',
  '5498': 'SARL unipersonnelle (EURL)',
  '5499': 'SARL',
  '5599': 'SA à conseil d’administration',
  '5699': 'SA à directoire',
  '5710': 'SAS',
  '5720': 'SASU',
  '5785': 'SELAS',
  '6540': 'Société civile immobilière (SCI)',
  '6589': 'Société civile de moyens',
  '6597': 'Société civile d’exploitation agricole',
  '6598': 'EARL',
  '6599': 'Autre société civile',
  '9220': 'Association déclarée',
} as const

/** Professional associations of advisers in financial investments. */
export const professionalAssociations = {
  anacofi_cif: 'ANACOFI-CIF',
  cncgp: 'CNCGP',
  la_compagnie_cif: 'La Compagnie CIF',
  cncef_patrimoine: 'CNCEF Patrimoine',
  other: 'Autre',
} as const

/** How a firm advises (MiFID II). */
export const adviceTypes = { independent: 'Indépendant', non_independent: 'Non indépendant' } as const

/** What somebody does in the firm. */
export const contactRoles = {
  back_office: 'Back-office',
  compliance: 'Conformité',
  commercial: 'Commercial',
  other: 'Autre',
} as const
