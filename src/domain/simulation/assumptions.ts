import type { Charge } from './charges'
import type { Computation } from './computation'
import type { Assumption, AssumptionOrigin } from '../result'

/** What the result rests on, in the order in which a reader asks. */
export function assumptionsOf(computation: Computation): Assumption[] {
  return [
    ...householdAssumptions(computation),
    ...propertyAssumptions(computation),
    ...computation.charges.map(chargeAssumption),
    ...growthAssumptions(computation),
    ...computation.outcome.assumptions,
    ...conventions(computation),
  ]
}

function householdAssumptions({ household, taxedHousehold }: Computation): Assumption[] {
  const basis = household.basis === 'tax' ? 'reconstitué d’après l’impôt payé' : 'estimé d’après les revenus nets'
  return [
    { key: 'taxable_income', label: `Revenu imposable du foyer, ${basis}`, value: household.taxableIncome, unit: 'euros_per_year', origin: 'file' },
    { key: 'fiscal_part', label: 'Parts de quotient familial', value: household.quotient.parts, unit: 'parts', origin: 'file' },
    ...(taxedHousehold.netRentalIncome > 0
      ? [{ key: 'net_rental_income', label: 'Revenus fonciers nets déjà perçus', value: taxedHousehold.netRentalIncome, unit: 'euros_per_year', origin: 'file' } as const]
      : []),
  ]
}

function propertyAssumptions({ scheme, configuration, rent, signatureDate, acquisition }: Computation): Assumption[] {
  const signatureOrigin: AssumptionOrigin = configuration.notary_signature_date === undefined ? 'convention' : 'file'
  return [
    { key: 'notary_signature_date', label: 'Date de l’acte', value: signatureDate, unit: 'date', origin: signatureOrigin },
    { key: 'surface', label: 'Surface habitable', value: rounded(rent.surface), unit: 'square_meters', origin: rent.isSurfaceEstimated ? 'market' : 'file' },
    ...(scheme.letting === 'none'
      ? []
      : [{ key: 'suggested_rent', label: 'Loyer mensuel hors charges', value: rent.monthlyRent, unit: 'euros_per_month', origin: rentOrigin(rent) } as const]),
    { key: 'loan_fees', label: 'Frais de garantie, de dossier et de courtage', value: acquisition.loanFees, unit: 'euros', origin: feesOrigin(configuration) },
  ]
}

function chargeAssumption({ key, label, amount, origin }: Charge): Assumption {
  return { key, label, value: amount, unit: 'euros_per_year', origin }
}

function growthAssumptions({ scheme, configuration, context }: Computation): Assumption[] {
  if (scheme.letting === 'none') return []
  return [
    { key: 'yearly_rent_revaluation_rate', label: 'Revalorisation annuelle des loyers', value: configuration.yearly_rent_revaluation_rate, unit: 'rate', origin: 'file' },
    { key: 'yearly_charge_revaluation_rate', label: 'Revalorisation annuelle des charges', value: context.defaults.yearly_charge_revaluation_rate, unit: 'rate', origin: 'firm' },
  ]
}

function conventions({ scheme, configuration }: Computation): Assumption[] {
  const text = (key: string, label: string, value: string): Assumption => ({ key, label, value, unit: 'text', origin: 'convention' })
  const isNew = configuration.seniority === 'new'
  const letting = [
    text('letting_start', isNew ? 'Livraison et mise en location' : 'Mise en location', 'Le mois qui suit l’acte'),
    text('revaluation', 'Revalorisation des loyers et des charges', 'Au 1er janvier, à partir de la deuxième année civile pleine'),
    text('vacancy', 'Vacance locative', 'Aucune'),
  ]
  return [
    ...(scheme.letting === 'none' ? [] : letting),
    ...(scheme.letting === 'none' ? [] : [text('property_value', 'Valeur du bien', 'Constante\u00a0: prix et travaux')]),
    text('tax_payment', 'Impôt et prélèvements', 'Payés l’année du revenu\u202f; revenus du foyer et règles connues supposés constants'),
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
