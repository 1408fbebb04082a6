/** What invented people are made of. No name of a real person, firm or bank. */
export const firstNames = {
  mrs: [
    'Camille',
    'Élise',
    'Nadia',
    'Sophie',
    'Manon',
    'Fatima',
    'Lucie',
    'Agnès',
    'Chloé',
    'Isabelle',
    'Margaux',
    'Leïla',
    'Hélène',
    'Pauline',
    'Anaïs',
    'Béatrice',
  ],
  mr: [
    'Julien',
    'Karim',
    'Antoine',
    'Mathieu',
    'Thomas',
    'Étienne',
    'Hugo',
    'Mehdi',
    'Olivier',
    'Guillaume',
    'Nicolas',
    'Rémi',
    'Stéphane',
    'Adrien',
    'Yann',
    'Laurent',
  ],
} as const

/** Family names of leads. */
export const lastNames = [
  'Abadie',
  'Barthès',
  'Cazenave',
  'Delmas',
  'Escoffier',
  'Ferrand',
  'Guérin',
  'Hamon',
  'Imbert',
  'Jourdan',
  'Kermadec',
  'Lacombe',
  'Maurel',
  'Navarro',
  'Ollivier',
  'Pasquier',
  'Quéré',
  'Rousset',
  'Sabatier',
  'Teyssier',
  'Urvoy',
  'Vasseur',
  'Weiss',
  'Ziani',
  'Amrani',
  'Besson',
  'Carlier',
  'Dufour',
  'Evrard',
  'Fournel',
  'Granier',
  'Hébrard',
  'Joly',
  'Laborde',
  'Mercier',
  'Noguès',
  'Parent',
  'Renou',
  'Sorel',
  'Tellier',
  'Vigier',
] as const

/** What leads say that they want. */
export const wishes = [
  'Veut préparer sa retraite avec un bien loué par un exploitant.',
  'Cherche à réduire son impôt, sans reprendre de gestion.',
  'Premier achat : habiter, puis louer si une mutation arrive.',
  'A vendu un studio et veut réemployer le prix.',
  'Se renseigne pour ses enfants étudiants.',
  'Compare avec un placement financier, demande un écrit.',
] as const

export const exchangeNotes = [
  'Appel de découverte, rappeler avec deux exemples.',
  'Message laissé.',
  'A reçu la documentation, pose des questions sur les charges.',
  'Souhaite associer son conjoint au rendez-vous.',
  'Confirme son budget.',
] as const

export const streets = [
  'rue du Compas',
  'allée des Épures',
  'avenue du Niveau',
  'rue des Solives',
  'impasse du Fil-à-Plomb',
  'chemin de l’Équerre',
  'place des Gabarits',
  'rue de la Mortaise',
] as const

export const employers = [
  'Atelier Garance',
  'Coopérative des Trois Rives',
  'Menuiserie Valorne',
  'Laboratoires Ozéane',
  'Transports Belombre',
  'Imprimerie du Canal',
  'Clinique des Tilleuls Bleus',
  'Ville de résidence',
] as const

export const notes = [
  'Premier rendez-vous\u00a0: souhaite comprendre avant de décider, demande un écrit.',
  'Préfère un bien proche d’une gare ou d’un tramway.',
  'Disponible pour un point téléphonique le mardi en fin de journée.',
  'Revenir avec deux hypothèses de durée\u00a0: 20 et 25 ans.',
  'Attend l’accord de principe de sa banque.',
  'Ne veut pas d’effort supérieur à celui indiqué dans les objectifs.',
  'A déjà visité un programme avec un autre conseiller\u00a0; rien de signé.',
  'Demande à garder une épargne de précaution de six mois de dépenses.',
] as const

export const propertyCharges = [
  { label: 'Assurance du mobilier', amount: 90 },
  { label: 'Frais de relève des compteurs', amount: 60 },
  { label: 'Entretien de la chaudière', amount: 140 },
] as const
