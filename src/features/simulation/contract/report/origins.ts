import type { SimulationReport } from '#domain'

/** Where assumptions come from, in French. */
export type Origins = Readonly<Record<SimulationReport['assumptions'][number]['origin'], string>>

/** In a client file. */
export const origins: Origins = {
  file: 'Dossier',
  firm: 'Société',
  scheme: 'Dispositif',
  market: 'Marché',
  law: 'Loi',
  convention: 'Convention de calcul',
}

/** Where there is no file. */
export const originsWithoutFile: Origins = { ...origins, file: 'Vos réponses' }
