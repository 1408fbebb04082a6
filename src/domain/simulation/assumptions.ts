import type { GuaranteeKind } from '../configuration'
import { callsForFunds } from '../law/offPlan'
import { inForce } from '../law/parameter'
import type { Assumption, AssumptionOrigin } from '../result'
import { frenchPercent } from '../value/frenchText'
import { roundToCent } from '../value/rounding'
import { interimInterestOf } from './calls'
import type { Charge } from './charges'
import type { Computation } from './computation'
import { constructionMonths } from './offPlan'

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
    {
      key: 'taxable_income',
      label: `Revenu imposable du foyer, ${basis}`,
      value: household.taxableIncome,
      unit: 'euros_per_year',
      origin: 'file',
    },
    {
      key: 'fiscal_part',
      label: 'Parts de quotient familial',
      value: household.quotient.parts,
      unit: 'parts',
      origin: 'file',
    },
    ...(taxedHousehold.netRentalIncome > 0
      ? [
          {
            key: 'net_rental_income',
            label: 'Revenus fonciers nets déjà perçus',
            value: taxedHousehold.netRentalIncome,
            unit: 'euros_per_year',
            origin: 'file',
          } as const,
        ]
      : []),
    ...(taxedHousehold.cappedAdvantagesUsed > 0
      ? [
          {
            key: 'capped_advantages_used',
            label: 'Réductions et crédits d’impôt déjà utilisés sous le plafond global',
            value: taxedHousehold.cappedAdvantagesUsed,
            unit: 'euros_per_year',
            origin: 'file',
          } as const,
        ]
      : []),
    ...taxedHousehold.runningReductions.map(({ cap, amount, last_year }, index) => ({
      key: `running_reduction_${index + 1}`,
      label: `Réduction ${cap === 'overseas' ? 'outre-mer ' : ''}en cours jusqu’en ${last_year}`,
      value: amount,
      unit: 'euros_per_year' as const,
      origin: 'file' as const,
    })),
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
    {
      key: 'notary_signature_date',
      label: 'Date de l’acte',
      value: signatureDate,
      unit: 'date',
      origin: signatureOrigin,
    },
    ...(deliveryDate > signatureDate
      ? [
          {
            key: 'delivery_date',
            label: 'Date de livraison',
            value: deliveryDate,
            unit: 'date',
            origin: 'file',
          } as const,
        ]
      : []),
    {
      key: 'surface',
      label: 'Surface habitable',
      value: rounded(rent.surface),
      unit: 'square_meters',
      origin: rent.isSurfaceEstimated ? 'market' : 'file',
    },
    ...(scheme.letting === 'none'
      ? []
      : [
          {
            key: 'suggested_rent',
            label: 'Loyer mensuel hors charges',
            value: rent.monthlyRent,
            unit: 'euros_per_month',
            origin: rentOrigin(rent),
          } as const,
        ]),
    {
      key: 'loan_fees',
      label: 'Frais de garantie, de dossier et de courtage',
      value: acquisition.loanFees,
      unit: 'euros',
      origin: feesOrigin(configuration),
    },
  ]
}

function chargeAssumption({ key, label, amount, origin }: Charge): Assumption {
  return { key, label, value: amount, unit: 'euros_per_year', origin }
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
    {
      key: 'yearly_rent_revaluation_rate',
      label: 'Revalorisation annuelle des loyers',
      value: configuration.yearly_rent_revaluation_rate,
      unit: 'rate',
      origin: 'file',
    },
    ...(lettings.vacancy > 0
      ? [
          {
            key: 'vacancy_rate',
            label: 'Vacance locative',
            value: lettings.vacancy,
            unit: 'rate',
            origin: 'file',
          } as const,
        ]
      : []),
    {
      key: 'yearly_charge_revaluation_rate',
      label: 'Revalorisation annuelle des charges',
      value: context.defaults.yearly_charge_revaluation_rate,
      unit: 'rate',
      origin: 'firm',
    },
  ]
}

/** What changes the loan besides its amount, its duration and its rate. */
function loanAssumptions(computation: Computation): Assumption[] {
  const { configuration, acquisition, signatureDate, deliveryDate } = computation
  if (acquisition.loanAmount === 0) return []
  const construction = constructionMonths(signatureDate, deliveryDate)
  const { insurance_basis, guarantee_kind, smoothed_loans = [] } = configuration
  return [
    ...(construction > 0
      ? [
          {
            key: 'calls_for_funds',
            label: 'Appels de fonds pendant le chantier',
            value: inForce(callsForFunds, signatureDate).text(),
            unit: 'text',
            origin: 'law',
          } as const,
          {
            key: 'interim_interest',
            label: 'Intérêts intercalaires',
            value: interimInterestOf(computation),
            unit: 'euros',
            origin: 'law',
          } as const,
        ]
      : []),
    ...(insurance_basis === 'remaining'
      ? [text('insurance_basis', 'Assurance emprunteur', 'Sur le capital restant dû', 'file')]
      : []),
    ...(guarantee_kind === undefined
      ? []
      : [text('guarantee_kind', 'Garantie du prêt', GUARANTEES[guarantee_kind], 'file')]),
    ...(smoothed_loans.length > 0
      ? [
          {
            key: 'smoothed_loans',
            label: 'Mensualités des crédits lissés',
            value: roundToCent(smoothed_loans.reduce((sum, { monthly_credit }) => sum + monthly_credit, 0)),
            unit: 'euros_per_month',
            origin: 'file',
          } as const,
        ]
      : []),
  ]
}

const GUARANTEES: Readonly<Record<GuaranteeKind, string>> = {
  caution: 'Caution',
  mortgage: 'Hypothèque',
  lender_privilege: 'Hypothèque légale du prêteur',
}

/** What the file says of the sale. */
function saleAssumptions({
  configuration: { yearly_value_growth_rate: growth = 0, resale_fee_rate: fee = 0 },
}: Computation): Assumption[] {
  return [
    ...(growth !== 0
      ? [
          {
            key: 'yearly_value_growth_rate',
            label: 'Évolution annuelle de la valeur du bien',
            value: growth,
            unit: 'rate',
            origin: 'file',
          } as const,
        ]
      : []),
    ...(fee > 0
      ? [{ key: 'resale_fee_rate', label: 'Frais de revente', value: fee, unit: 'rate', origin: 'file' } as const]
      : []),
  ]
}

function text(key: string, label: string, value: string, origin: AssumptionOrigin = 'convention'): Assumption {
  return { key, label, value, unit: 'text', origin }
}

function conventions({
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
    text(
      'tax_payment',
      'Impôt et prélèvements',
      'Payés l’année du revenu\u202f; revenus du foyer et règles connues supposés constants',
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
