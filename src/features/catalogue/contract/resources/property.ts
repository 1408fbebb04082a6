import {
  amount,
  choice,
  decimal,
  flag,
  instant,
  integer,
  isoDate,
  largeAmount,
  location,
  longText,
  pictureList,
  rate,
  text,
} from '#contract/fields'
import { defineResource } from '#contract/define'
import { exposures, propertyKinds, propertyStatuses } from '../choices'
import { scoringCriteria, type CriterionName } from '../criteria'
import { enumerations } from '#contract'

const { projectTypes } = enumerations

const readOnly = true
const area = (label: string) => decimal({ label, unit: 'm²', minimum: 0, maximum: 10_000, readOnly })
const score = (name: CriterionName) => {
  const { label, short } = scoringCriteria[name]
  return decimal({ label, short, minimum: 0, maximum: 5, unit: '/5', readOnly })
}

/**
 * A property for sale (a lot). Amounts in euros; those that a simulation needs have the names of the solution configuration.
 * An attribute that the viewer may not see is absent: commissions, and the scores that the firm hides.
 */
export const property = defineResource(
  'property',
  {
    reference: text({ label: 'Référence', help: 'Un alias pour qui ne voit pas les références.', readOnly }),
    project: choice(projectTypes, { label: 'Dispositif', readOnly }),
    status: choice(propertyStatuses, { label: 'Statut', readOnly }),
    kind: choice(propertyKinds, { label: 'Type', readOnly }),
    rooms: integer({ label: 'Pièces', readOnly }),
    surface: area('Surface habitable'),
    balcony_surface: area('Balcon ou terrasse'),
    garden_surface: area('Jardin'),
    floor: integer({ label: 'Étage', readOnly }),
    exposure: choice(exposures, { label: 'Exposition', readOnly }),
    parking_price: amount({ label: 'Parking, compris dans le prix', readOnly }),
    municipality: location({ label: 'Commune', readOnly }),
    delivery_date: isoDate({ label: 'Livraison', readOnly }),
    property_price: largeAmount({
      label: 'Prix du bien',
      short: 'Prix',
      help: 'TTC, parking compris, sans travaux ni mobilier.',
      readOnly,
    }),
    previous_price: largeAmount({ label: 'Prix précédent', readOnly }),
    price_changed_on: isoDate({ label: 'Prix modifié le', readOnly }),
    furniture_price: amount({ label: 'Mobilier', readOnly }),
    renovation_price: amount({ label: 'Montant des travaux', short: 'Travaux', readOnly }),
    energy_renovation_price: amount({ label: 'Dont travaux énergétiques', readOnly }),
    suggested_rent: amount({
      label: 'Loyer estimé',
      short: 'Loyer',
      help: 'Hors charges, sous le plafond du dispositif\u202f; hors TVA dans une résidence.',
      unit: '€/mois',
      readOnly,
    }),
    monthly_condominium_fee: amount({ label: 'Charges de copropriété', unit: '€/mois', readOnly }),
    monthly_non_recoverable_fee: amount({
      label: 'Charges non récupérables',
      help: 'Part des charges que le locataire ne rembourse pas.',
      unit: '€/mois',
      readOnly,
    }),
    property_tax: amount({ label: 'Taxe foncière', unit: '€/an', readOnly }),
    rental_management_rate: rate({ label: 'Gestion locative', help: 'Part du loyer.', readOnly }),
    full_ownership_price: largeAmount({ label: 'Valeur en pleine propriété', readOnly }),
    occupancy_rate: rate({ label: 'Taux d’occupation', readOnly }),
    average_daily_rate: amount({ label: 'Prix moyen de la nuit', readOnly }),
    gross_yield: rate({ label: 'Rentabilité brute', short: 'Renta. brute', readOnly }),
    net_yield: rate({ label: 'Rentabilité nette', short: 'Renta. nette', readOnly }),
    commission: amount({ label: 'Commission', help: 'Celle du conseiller.', readOnly }),
    promoter_commission: amount({ label: 'Commission promoteur', readOnly }),
    is_top: flag({ label: 'Coup de cœur de la société', readOnly }),
    ability_to_fill_residence: score('ability_to_fill_residence'),
    manager_strength: score('manager_strength'),
    neighborhood_attractivity: score('neighborhood_attractivity'),
    net_rent_profitability: score('net_rent_profitability'),
    potential_capital_gain: score('potential_capital_gain'),
    rent_profitability: score('rent_profitability'),
    rental_profitability_post_consolidation: score('rental_profitability_post_consolidation'),
    rental_security: score('rental_security'),
    resale_easiness: score('resale_easiness'),
    tax_performance: score('tax_performance'),
    nf_habitat_certification: score('nf_habitat_certification'),
    pictures: pictureList({ label: 'Plan et images' }),
    comment: longText({ label: 'Commentaire du promoteur', readOnly }),
    source_updated_at: instant({ label: 'Mis à jour par le promoteur le' }),
    legacy_id: integer({ label: 'Ancien numéro', readOnly }),
    created_at: instant({ label: 'Ajouté le' }),
  },
  {
    program: { type: 'program', many: false },
    promoter: { type: 'promoter', many: false },
    manager: { type: 'manager', many: false },
    price_changes: { type: 'price_change', many: true },
  },
)

/** A price that a property had, and the one that followed on that day. */
export const priceChange = defineResource('price_change', {
  changed_on: isoDate({ label: 'Date', readOnly }),
  previous_price: largeAmount({ label: 'Ancien prix', readOnly }),
  property_price: largeAmount({ label: 'Nouveau prix', readOnly }),
})
