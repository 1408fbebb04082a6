// What invented households say and do. No name of a real person, firm or bank.

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
