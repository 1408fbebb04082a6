/** What answers may contradict each other about. */
export const contradictionCodes = {
  'COH-01': 'Refuse tout risque mais accepte une perte importante',
  'COH-02': 'Accepte un risque élevé mais aucune perte',
  'COH-03': 'Horizon long mais besoin de l’argent à tout moment',
  'COH-04': 'Veut préserver son capital mais accepte un risque',
  'COH-05': 'Expérience SCPI et patrimoine SCPI incohérents',
  'COH-06': 'Déclare détenir des actions sans compte correspondant',
  'COH-07': 'Nombre d’enfants incohérent',
  'COH-08': 'Statut professionnel et âge inhabituels',
  'COH-09': 'Logement déclaré à la fois loué, gratuit et détenu',
  'COH-10': 'TMI déclarée différente de la TMI calculée',
  'COH-11': 'Capacité d’épargne supérieure au reste à vivre',
  'COH-12': 'Patrimoine immobilier supérieur au seuil d’IFI',
  'COH-13': 'Revenus fonciers sans bien locatif',
  'COH-14': 'Professionnel de la finance avec un test de connaissance faible',
} as const
