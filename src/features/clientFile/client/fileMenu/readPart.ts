import { clientFileSections } from '#features/clientFile/contract/household'

const others: Readonly<Record<string, string>> = {
  '': 'Dossier',
  history: 'Historique',
  export: 'Copie des données',
  summary: 'Résumé PDF',
  'linked-properties': 'Lots proposés',
  'property-proposals': 'Lots proposés',
}

/** What was read of a client file, by the last part of its address. */
export const readPart = (part: string | null | undefined): string =>
  clientFileSections.find(({ path }) => path === part)?.label ?? others[part ?? ''] ?? part ?? ''
