/** Where a client reads a study, by the link that was sent to them. */
export const studyAddress = (link: string): string => `/etude-immobiliere/${link}`

/** Where an adviser looks at a study before it is sent. */
export const studyPreviewAddress = (clientFileId: string): string =>
  `/etude-immobiliere/preview?client_file=${encodeURIComponent(clientFileId)}`

/** Where an adviser follows a study, on the tab of its file. */
export const studyFollowUpAddress = (clientFileId: string, id: string): string =>
  `/mes-dossiers/${clientFileId}/rapports?etude=${id}`
