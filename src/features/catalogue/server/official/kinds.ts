import type { OfficialKind } from '#server/services/official'

/** Who publishes each kind of list, as it is to be named where a figure of it is shown. */
export const publishers: Readonly<Record<OfficialKind, string>> = {
  communes: 'Code officiel géographique (Insee, Etalab)',
  rents: 'Carte des loyers. Estimations ANIL, à partir des données du Groupe SeLoger et de leboncoin',
  zones: 'Zonage ABC (ministère chargé du logement)',
  ort: 'Opérations de revitalisation de territoire (ANCT)',
  qpv: 'Quartiers prioritaires de la politique de la ville (ANCT)',
  rates: 'Seuils de l’usure (Banque de France, avis au Journal officiel)',
}

/** All of them are open data under it. */
export const LICENCE = 'Licence Ouverte 2.0'

export const isOfficialKind = (name: string): name is OfficialKind => Object.hasOwn(publishers, name)

/** A list that a file holds. */
export interface ReadList {
  /** The day from which it counts, `YYYY-MM-DD`; null where the file does not say it. */
  readonly as_of: string | null
  /** What it says, by official code; of rates, by kind of loan. */
  readonly values: Readonly<Record<string, unknown>>
}

export interface ReadFile {
  readonly lists: readonly ReadList[]
  /** Lines that say nothing that is understood, by their number. */
  readonly refused: readonly number[]
}
