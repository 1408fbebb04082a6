/** The list of SCPI clients. */
export const scpiClientsAddress = '/clients'
export const newScpiClientAddress = `${scpiClientsAddress}/nouveau`
export const importScpiClientsAddress = `${scpiClientsAddress}/import`

/** Parts of a client’s file that have an address: `/clients/{id}/{part}`. */
export const scpiClientParts = {
  identite: 'Identité',
  famille: 'Famille',
  patrimoine: 'Patrimoine et budget',
  fiscalite: 'Fiscalité',
  professionnel: 'Professionnel',
  objectifs: 'Objectifs',
  connaissances: 'Connaissances',
  durabilite: 'Durabilité',
  ppe: 'PPE et protection',
  'dossier-immobilier': 'Dossier immobilier',
  historique: 'Historique',
} as const
export type ScpiClientPart = keyof typeof scpiClientParts

/** The file of a client; without a part, its summary. */
export const scpiClientAddress = (id: string, part?: ScpiClientPart): string =>
  `${scpiClientsAddress}/${id}${part === undefined ? '' : `/${part}`}`
