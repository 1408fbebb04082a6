/** What the firm keeps of people, by type of resource. */
const kinds: Readonly<Record<string, string>> = {
  client_file: 'Dossier client',
  client_lead: 'Contact',
  scpi_client: 'Client SCPI',
}

export const kindLabel = (type: string | null | undefined): string => kinds[type ?? ''] ?? '—'
