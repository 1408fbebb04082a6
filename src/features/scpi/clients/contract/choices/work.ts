/** How somebody works. */
export const workStatuses = {
  official: 'Fonctionnaire ou agent public titulaire',
  cdi_trial_period_over: 'Salarié en CDI (période d’essai terminée)',
  cdi_during_trial_period: 'Salarié en CDI (période d’essai en cours)',
  cdd_or_interim: 'Salarié en CDD, intérim ou intermittent',
  retirement: 'Retraité',
  liberal_profession: 'Profession libérale',
  independent: 'Travailleur indépendant / micro-entrepreneur',
  craftsman_or_trader: 'Artisan ou commerçant',
  farmer: 'Exploitant agricole',
  entrepreneur: 'Chef d’entreprise / dirigeant de société',
  unemployed: 'Demandeur d’emploi',
  student: 'Étudiant',
  disability: 'Titulaire d’une pension d’invalidité',
  no_activity: 'Sans activité professionnelle',
} as const

/** The sector that somebody works in. */
export const workSectors = {
  agriculture: 'Agriculture, sylviculture, pêche',
  industry: 'Industrie, énergie, eau',
  construction: 'Construction, travaux publics',
  trade: 'Commerce de gros et de détail',
  automotive_trade: 'Négoce de véhicules',
  transport: 'Transports, logistique',
  hospitality: 'Hôtellerie, restauration, débits de boissons',
  it_telecom: 'Informatique, télécommunications, médias',
  finance_insurance: 'Banque, finance, assurance',
  real_estate: 'Immobilier',
  legal_accounting_consulting: 'Droit, comptabilité, conseil, ingénierie',
  public_administration: 'Administration publique, défense',
  education: 'Enseignement, formation, recherche',
  health_social: 'Santé, action sociale',
  arts_sport: 'Arts, spectacles, sport',
  luxury_art_antiques: 'Art, antiquités, bijouterie, métaux précieux',
  gambling: 'Jeux d’argent, casinos, paris',
  crypto_assets: 'Actifs numériques',
  import_export: 'Import-export',
  defence_industry: 'Armement',
  ngo_association: 'Associations, ONG, cultes',
  personal_services: 'Services aux particuliers',
  none: 'Sans objet',
  other: 'Autre',
} as const

/** Groups of the nomenclature PCS of Insee. */
export const socioProfessionalCategories = {
  '1': 'Agriculteurs exploitants',
  '2': 'Artisans, commerçants et chefs d’entreprise',
  '3': 'Cadres et professions intellectuelles supérieures',
  '4': 'Professions intermédiaires',
  '5': 'Employés',
  '6': 'Ouvriers',
  '7': 'Retraités',
  '8': 'Autres personnes sans activité professionnelle',
} as const

/** Legal categories of Insee, a selection. */
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
