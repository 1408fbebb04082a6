/** Where the portal of clients is, on the host of the SCPI area. */
export const portalAddress = '/espace-client'
export const portalLoginAddress = `${portalAddress}/connexion`
export const portalPasswordAddress = `${portalAddress}/mot-de-passe`
export const portalInformationAddress = `${portalAddress}/mes-informations`

/** The chapters of the questionnaire that a client answers himself, in their order: `/espace-client/mon-profil/{chapter}`. */
export const portalChapters = {
  'situation-professionnelle': 'Ma situation professionnelle',
  'budget-patrimoine': 'Mon budget et mon patrimoine',
  fiscalite: 'Ma fiscalité',
  objectifs: 'Mes objectifs',
  connaissances: 'Mes connaissances',
  'connaissances-scpi': 'Mes connaissances SCPI',
  experience: 'Mon expérience',
  tolerance: 'Ma tolérance au risque',
  durabilite: 'Mes préférences de durabilité',
  ppe: 'PPE et protection',
} as const
export type PortalChapter = keyof typeof portalChapters

/** The questionnaire: its chapters, or one of them. */
export const portalProfileAddress = (chapter?: PortalChapter): string =>
  `${portalAddress}/mon-profil${chapter === undefined ? '' : `/${chapter}`}`

/** What was answered, what comes of it, and its signature. */
export const portalSummaryAddress = `${portalProfileAddress()}/synthese`

/** The page where a client chooses a password, by the link that was sent to an e-mail address. */
export const portalLinkAddress = (token: string, email: string): string =>
  `${portalPasswordAddress}/${token}?email=${encodeURIComponent(email)}`
