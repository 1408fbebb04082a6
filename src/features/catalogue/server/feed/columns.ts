import * as read from './values'
import type { Reader } from './values'
import * as words from './vocabulary'
import { comparable } from './text'

/** A column of a feed: its French heading, others under which it is found, and what its cells hold. */
export interface Column<Value> {
  readonly heading: string
  readonly aliases?: readonly string[]
  /** A line without it is refused, and one where it is wrong; any other cell that is wrong is left out. */
  readonly isRequired?: true
  readonly read: Reader<Value>
}

const required = <Value>(heading: string, reader: Reader<Value>) =>
  ({ heading, read: reader, isRequired: true }) as const
const optional = <Value>(heading: string, reader: Reader<Value>, aliases: readonly string[] = []) => ({
  heading,
  read: reader,
  aliases,
})

const reference = read.text(64)
const postalCode: Reader<string> = (cell) =>
  /^\d{5}$/.test(cell) ? { value: cell } : { fault: 'un code postal de cinq chiffres est attendu' }
const inseeCode: Reader<string> = (cell) =>
  /^\d[\dAB]\d{3}$/.test(cell) ? { value: cell } : { fault: 'un code INSEE de cinq caractères est attendu' }
const vatRate: Reader<number> = (cell) => {
  const rate = read.percent(cell)
  if ('fault' in rate || [0.2, 0.1, 0.055].includes(rate.value)) return rate
  return { fault: '20, 10 ou 5,5 est attendu' }
}
const floor: Reader<number> = (cell) => {
  const word = words.floorWords.get(comparable(cell))
  return word === undefined ? read.whole(-10, 200)(cell) : { value: word }
}

/** Columns of a file of programmes that are kept, by their English names. */
export const programColumns = {
  program_ref: required('ref_programme', reference),
  promoter_ref: required('promoteur', reference),
  name: required('nom_programme', read.text(255)),
  status: required('statut_programme', words.stage),
  address: optional('adresse', read.text(255)),
  postal_code: required('code_postal', postalCode),
  city: required('ville', read.text(255)),
  insee_code: optional('code_insee', inseeCode),
  latitude: optional('latitude', read.number({ from: -90, to: 90, decimals: 6 })),
  longitude: optional('longitude', read.number({ from: -180, to: 180, decimals: 6 })),
  zone_abc: optional('zone_abc', words.zone),
  regulations: required('fiscalites', read.list(words.project)),
  delivery_date: required('date_livraison', read.date),
  thermal_rule: optional('reglementation_thermique', words.thermalRule),
  certifications: optional('labels', read.list(read.text(255))),
  dpe_class: optional('dpe_classe', words.energyClass),
  manager_name: optional('gestionnaire', read.text(255)),
  residence_type: optional('type_residence', words.residenceType),
  lease_duration_years: optional('duree_bail', read.whole(0, 99)),
  vat_rate_default: optional('taux_tva_defaut', vatRate),
  description: optional('descriptif', read.text(10_000)),
  image_urls: optional('photos', read.list(read.url)),
  brochure_url: optional('plaquette_url', read.url),
  commission_rate: optional('taux_commission', read.percent),
  commission_base: optional('base_commission', words.commissionBase),
  updated_at: optional('maj', read.instant),
} as const

/** Columns of a file of lots that are kept, by their English names. */
export const lotColumns = {
  program_ref: required('ref_programme', reference),
  promoter_ref: optional('promoteur', reference),
  lot_ref: required('ref_lot', reference),
  kind: required('nature', words.kind),
  typology: optional('typologie', words.rooms),
  status: required('statut', words.status),
  floor: optional('etage', floor),
  surface: required('surface_habitable', read.area),
  surface_balcony: optional('surface_balcon', read.area),
  surface_terrace: optional('surface_terrasse', read.area),
  surface_loggia: optional('surface_loggia', read.area),
  surface_garden: optional('surface_jardin', read.area),
  orientation: optional('orientation', words.exposure),
  parking_refs: optional('parkings', read.list(reference)),
  price_ht: optional('prix_ht', read.euros),
  price_ttc_20: optional('prix_ttc_20', read.euros, ['prix_tva_normale', 'prix_ttc']),
  price_ttc_10: optional('prix_ttc_10', read.euros),
  price_ttc_55: optional('prix_ttc_5_5', read.euros, ['prix_tva_reduite']),
  price_controlled: optional('prix_maitrise', read.euros),
  price_bare_ownership: optional('prix_nue_propriete', read.euros),
  price_full_ownership: optional('prix_pleine_propriete', read.euros),
  dismemberment_years: optional('duree_demembrement', read.whole(3, 30)),
  price_land: optional('prix_foncier', read.euros),
  price_works: optional('prix_travaux', read.euros),
  price_furniture_ht: optional('prix_mobilier_ht', read.euros),
  furniture_vat_rate: optional('tva_mobilier', read.percent),
  rent_market: optional('loyer_marche_hc', read.euros),
  rent_guaranteed_ht: optional('loyer_garanti_ht', read.euros),
  rent_charges: optional('charges_locatives', read.euros),
  condo_charges_year: optional('charges_copropriete_an', read.euros),
  property_tax_year: optional('taxe_fonciere_an', read.euros),
  management_fee_rate: optional('taux_gestion', read.percent),
  commission_amount_ht: optional('commission_ht', read.euros),
  commission_rate: optional('taux_commission', read.percent),
  plan_url: optional('plan_url', read.url),
  comment: optional('commentaire', read.text(2_000)),
  updated_at: optional('maj', read.instant),
} as const

/** What the columns of a file hold, by their English names; null where a cell is empty, or its value was left out. */
export type ValuesOf<Columns extends Readonly<Record<string, Column<unknown>>>> = {
  readonly [Name in keyof Columns]: Columns[Name] extends Column<infer Value>
    ? Columns[Name] extends { readonly isRequired: true }
      ? Value
      : Value | null
    : never
}
export type ProgramValues = ValuesOf<typeof programColumns>
export type LotValues = ValuesOf<typeof lotColumns>
