import type { Assumption, AssumptionOrigin } from '../result'
import { frenchDate, frenchPercent } from '../value/frenchText'
import { assumption, text } from './assumption'
import type { Charge } from './charges'
import type { Computation } from './computation'
import { loanAssumptions, saleAssumptions } from './financingAssumptions'

/** What the result rests on, in the order in which a reader asks. */
export function assumptionsOf(computation: Computation): Assumption[] {
  return [
    ...householdAssumptions(computation),
    ...propertyAssumptions(computation),
    ...computation.charges.map(chargeAssumption),
    ...exemptionAssumption(computation),
    ...growthAssumptions(computation),
    ...loanAssumptions(computation),
    ...saleAssumptions(computation),
    ...computation.outcome.assumptions,
    ...conventions(computation),
  ]
}

function householdAssumptions({ household, taxedHousehold }: Computation): Assumption[] {
  const basis = household.basis === 'tax' ? 'reconstitué d’après l’impôt payé' : 'estimé d’après les revenus nets'
  return [
    assumption(
      'taxable_income',
      `Revenu imposable du foyer, ${basis}`,
      household.taxableIncome,
      'euros_per_year',
      'file',
    ),
    assumption('fiscal_part', 'Parts de quotient familial', household.quotient.parts, 'parts', 'file'),
    ...otherIncomeAssumptions(taxedHousehold),
  ]
}

/** The rents and the advantages that the household has already. */
function otherIncomeAssumptions(taxedHousehold: Computation['taxedHousehold']): Assumption[] {
  return [
    ...(taxedHousehold.netRentalIncome > 0
      ? [
          assumption(
            'net_rental_income',
            'Revenus fonciers nets déjà perçus',
            taxedHousehold.netRentalIncome,
            'euros_per_year',
            'file',
          ),
        ]
      : []),
    ...(taxedHousehold.cappedAdvantagesUsed > 0
      ? [
          assumption(
            'capped_advantages_used',
            'Réductions et crédits d’impôt déjà utilisés sous le plafond global',
            taxedHousehold.cappedAdvantagesUsed,
            'euros_per_year',
            'file',
          ),
        ]
      : []),
    ...taxedHousehold.runningReductions.map(({ cap, amount, last_year }, index) =>
      assumption(
        `running_reduction_${index + 1}`,
        `Réduction ${cap === 'overseas' ? 'outre-mer ' : ''}en cours jusqu’en ${last_year}`,
        amount,
        'euros_per_year',
        'file',
      ),
    ),
  ]
}

function propertyAssumptions({
  scheme,
  configuration,
  rent,
  signatureDate,
  deliveryDate,
  acquisition,
}: Computation): Assumption[] {
  const signatureOrigin: AssumptionOrigin = configuration.notary_signature_date === undefined ? 'convention' : 'file'
  return [
    assumption('notary_signature_date', 'Date de l’acte', signatureDate, 'date', signatureOrigin),
    ...(deliveryDate > signatureDate
      ? [assumption('delivery_date', 'Date de livraison', deliveryDate, 'date', 'file')]
      : []),
    ...rentAssumptions(rent, scheme.letting),
    assumption(
      'loan_fees',
      'Frais de garantie, de dossier et de courtage',
      acquisition.loanFees,
      'euros',
      feesOrigin(configuration),
    ),
  ]
}

function rentAssumptions(rent: Computation['rent'], letting: Computation['scheme']['letting']): Assumption[] {
  const { surface, isSurfaceEstimated, monthlyRent } = rent
  const origin = isSurfaceEstimated ? 'market' : 'file'
  return [
    assumption('surface', 'Surface habitable', rounded(surface), 'square_meters', origin),
    ...(letting === 'none'
      ? []
      : [assumption('suggested_rent', 'Loyer mensuel hors charges', monthlyRent, 'euros_per_month', rentOrigin(rent))]),
  ]
}

function chargeAssumption({ key, label, amount, origin }: Charge): Assumption {
  return assumption(key, label, amount, 'euros_per_year', origin)
}

/** Until when, and for how much, a new dwelling pays no property tax. */
function exemptionAssumption({
  charges,
  configuration: { seniority, property_tax_exemption = 1 },
}: Computation): Assumption[] {
  const tax = charges.find(({ key }) => key === 'property_tax')
  if (tax === undefined || seniority !== 'new') return []
  const share = property_tax_exemption === 1 ? 'Exonérée' : `Exonérée à ${frenchPercent(property_tax_exemption)}`
  return [
    text('property_tax_exemption', 'Taxe foncière du logement neuf', `${share} jusqu’en ${tax.dueFrom - 1}`, 'law'),
  ]
}

function growthAssumptions({ scheme, configuration, context, lettings }: Computation): Assumption[] {
  if (scheme.letting === 'none') return []
  return [
    assumption(
      'yearly_rent_revaluation_rate',
      'Revalorisation annuelle des loyers',
      configuration.yearly_rent_revaluation_rate,
      'rate',
      'file',
    ),
    ...(lettings.vacancy > 0 ? [assumption('vacancy_rate', 'Vacance locative', lettings.vacancy, 'rate', 'file')] : []),
    assumption(
      'yearly_charge_revaluation_rate',
      'Revalorisation annuelle des charges',
      context.defaults.yearly_charge_revaluation_rate,
      'rate',
      'firm',
    ),
  ]
}

function conventions({
  context: { asOf },
  scheme,
  configuration,
  signatureDate,
  deliveryDate,
  lettings,
  household,
}: Computation): Assumption[] {
  const isNew = configuration.seniority === 'new'
  const isOffPlan = deliveryDate > signatureDate
  const isValueConstant = (configuration.yearly_value_growth_rate ?? 0) === 0
  const letting = [
    isOffPlan
      ? text('letting_start', 'Mise en location', 'Le mois qui suit la livraison, d’où part la durée affichée')
      : text('letting_start', isNew ? 'Livraison et mise en location' : 'Mise en location', 'Le mois qui suit l’acte'),
    text(
      'revaluation',
      'Revalorisation des loyers et des charges',
      'Au 1er janvier, à partir de la deuxième année civile pleine',
    ),
    ...(lettings.vacancy > 0 ? [] : [text('vacancy', 'Vacance locative', 'Aucune')]),
  ]
  return [
    ...(scheme.letting === 'none' ? [] : letting),
    ...(scheme.letting === 'none' || !isValueConstant
      ? []
      : [text('property_value', 'Valeur du bien', 'Constante\u00a0: prix et travaux')]),
    text('tax_payment', 'Impôt et prélèvements', 'Payés l’année du revenu\u202f; revenus du foyer supposés constants'),
    text(
      'known_law',
      'Règles des années à venir',
      `Celles que l’on connaît au ${frenchDate(asOf)}, supposées constantes`,
    ),
    ...(household.quotient.baseParts === 2
      ? [text('owners', 'Propriétaires du bien', 'Les deux époux ou partenaires, à parts égales')]
      : []),
    text('irr', 'Taux de rendement interne', 'Flux datés, base réelle sur 365 jours, revente au terme'),
  ]
}

function rentOrigin({ isCapped, isRentEstimated }: Computation['rent']): AssumptionOrigin {
  if (isCapped) return 'law'
  return isRentEstimated ? 'market' : 'file'
}

function feesOrigin({ loan_application_fee, brokerage_fee }: Computation['configuration']): AssumptionOrigin {
  return loan_application_fee === undefined || brokerage_fee === undefined ? 'firm' : 'file'
}

function rounded(squareMeters: number): number {
  return Math.round(squareMeters * 100) / 100
}
