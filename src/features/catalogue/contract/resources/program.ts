import {
  amount,
  choice,
  coordinate,
  flag,
  instant,
  integer,
  isoDate,
  largeAmount,
  location,
  longText,
  numberChoice,
  pictureList,
  postalCode,
  rate,
  text,
} from '#contract/fields'
import { defineResource } from '#contract/define'
import { programStages } from '../choices'
import { documentList } from './programDocument'
import { enumerations } from '#contract'

const { energyClasses, malrauxRates, pinelTypes, projectTypes, residenceTypes, seniorities, zones } = enumerations

const readOnly = true

/**
 * A building or residence whose properties are sold for one project type. What its properties have in common is said here, under
 * the names of the solution configuration; so is the market of its place, on which they are simulated.
 */
export const program = defineResource(
  'program',
  {
    name: text({ label: 'Programme', readOnly }),
    project: choice(projectTypes, { label: 'Dispositif', readOnly }),
    stage: choice(programStages, { label: 'Avancement', readOnly }),
    description: longText({ label: 'Présentation', readOnly }),
    address: text({ label: 'Adresse', readOnly }),
    postal_code: postalCode({ label: 'Code postal', readOnly, private: false }),
    municipality: location({ label: 'Commune', readOnly }),
    latitude: coordinate({ label: 'Latitude', readOnly }),
    longitude: coordinate({ label: 'Longitude', readOnly }),
    delivery_date: isoDate({ label: 'Livraison', readOnly }),
    seniority: choice(seniorities, { label: 'Ancienneté', readOnly }),
    vat_rate: rate({ label: 'TVA du prix', readOnly }),
    energy_class: choice(energyClasses, { label: 'Classe énergétique', readOnly }),
    is_nf_habitat: flag({ label: 'NF Habitat', readOnly }),
    residence_type: choice(residenceTypes, { label: 'Résidence services', readOnly }),
    lease_duration: integer({ label: 'Durée du bail commercial', unit: 'ans', readOnly }),
    is_classified_tourism: flag({ label: 'Meublé de tourisme classé', readOnly }),
    hotel_services: integer({ label: 'Services hôteliers', readOnly }),
    usufruct_duration: integer({ label: 'Durée de l’usufruit', unit: 'ans', readOnly }),
    has_social_usufruct: flag({ label: 'Usufruitier bailleur social', readOnly }),
    pinel_type: choice(pinelTypes, { label: 'Type de Pinel', readOnly }),
    malraux_is_vir: flag({ label: 'Vente d’immeuble à rénover (VIR)', readOnly }),
    malraux_tax_reduction_rate: numberChoice(malrauxRates, { label: 'Taux de réduction Malraux', readOnly }),
    pictures: pictureList({ label: 'Images' }),
    thumbnail_url: text({ label: 'Première image, petite', readOnly }),
    illustration: text({ label: 'Graine de la façade dessinée', readOnly }),
    brochure_url: text({
      label: 'Plaquette du promoteur',
      help: 'Présente pour qui voit les liens externes.',
      readOnly,
    }),
    comment: longText({ label: 'Commentaire de la société', readOnly }),
    documents: documentList(),
    property_count: integer({ label: 'Lots', readOnly }),
    available_count: integer({ label: 'Lots disponibles', readOnly }),
    lowest_price: largeAmount({ label: 'À partir de', readOnly }),
    zone: choice(zones, { label: 'Zone', readOnly }),
    rent_per_square_meter: amount({ label: 'Loyer du marché', unit: '€/m²/mois', readOnly }),
    price_per_square_meter: amount({ label: 'Prix du marché', unit: '€/m²', readOnly }),
    reference: text({ label: 'Référence du promoteur', help: 'Présente pour qui voit celles des lots.', readOnly }),
    source_updated_at: instant({ label: 'Mis à jour par le promoteur le' }),
    legacy_id: integer({ label: 'Ancien numéro', readOnly }),
    created_at: instant({ label: 'Ajouté le' }),
  },
  {
    promoter: { type: 'promoter', many: false },
    manager: { type: 'manager', many: false },
    properties: { type: 'property', many: true },
  },
)
