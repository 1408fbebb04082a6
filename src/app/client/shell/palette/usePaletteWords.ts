import { useHosts } from '#client/screens'

const professional = {
  /** What the field is called. */
  finds: 'Dossier, contact, lot, commune, écran, action ou article de loi',
  placeholder: 'Dossier, contact, lot, écran, article de loi…',
  /** What else to type where nothing is found. */
  advice: 'le nom d’un client, d’un programme ou d’un écran',
}

const scpi: typeof professional = {
  finds: 'Client, écran, action ou article de loi',
  placeholder: 'Client, écran, article de loi…',
  advice: 'le nom d’un client ou d’un écran',
}

/** The palette says what it finds on this host. */
export const usePaletteWords = (): typeof professional => (useHosts().area === 'scpi' ? scpi : professional)
