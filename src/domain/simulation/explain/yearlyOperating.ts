import { localTaxRules } from '../localTaxes'
import { chargeLines } from '../operating'
import { given, input, TO_THE_CENT } from './step'
import { type Columns, type ExplainedYear, ofYear } from './yearlyColumns'

type Operating =
  | 'months_held'
  | 'months_let'
  | 'rent'
  | 'charges'
  | 'interest'
  | 'insurance'
  | 'principal'
  | 'remaining_capital'
  | 'cash_flow'
  | 'monthly_effort'
  | 'vat_refund'
  | 'bullet_repayment'

/** Rent, charges, loan, and what remains to pay. */
export const operatingColumns: Columns<Operating> = {
  months_held: {
    label: 'Mois détenus',
    unit: 'months',
    formula: 'Mois de l’année qui suivent l’acte, jusqu’au terme affiché.',
    valueOf: (line) => line.months_held,
    details: ({ computation: { signatureDate } }) => ({
      inputs: [given('Date de l’acte', signatureDate, 'date', 'file')],
    }),
  },
  months_let: {
    label: 'Mois loués',
    unit: 'months',
    formula: 'Mois détenus qui suivent la livraison.',
    valueOf: (line) => line.months_let,
    details: ({ line, computation: { deliveryDate } }) => ({
      inputs: [
        ofYear(line, 'months_held', 'Mois détenus', 'months'),
        given('Date de livraison', deliveryDate, 'date', 'file'),
      ],
    }),
  },
  rent: {
    label: 'Loyers',
    unit: 'euros_per_year',
    formula: 'Loyer mensuel revalorisé, multiplié par les mois loués, moins la vacance.',
    valueOf: (line) => line.rent,
    details: ({ line, held, computation: { lettings, configuration } }) => ({
      inputs: [
        input('Loyer mensuel', lettings.monthlyRent, 'euros_per_month', 'monthly_report.monthly_income.rental_income'),
        given('Revalorisation annuelle', configuration.yearly_rent_revaluation_rate, 'rate', 'file'),
        input('Années de revalorisation', held.revaluations, 'years'),
        ofYear(line, 'months_let', 'Mois loués', 'months'),
        ...(lettings.vacancy > 0 ? [given('Vacance', lettings.vacancy, 'rate', 'file')] : []),
      ],
      rounding: TO_THE_CENT,
    }),
  },
  charges: {
    label: 'Charges',
    unit: 'euros_per_year',
    formula: 'Somme des charges dues dans l’année, revalorisées puis comptées pour les mois loués.',
    valueOf: (line) => line.charges,
    details: ({ held, computation: { charges, lettings, configuration, scheme, deliveryDate } }) => ({
      inputs: [
        ...chargeLines(charges, held, lettings).map(({ label, amount }) => input(label, amount, 'euros_per_year')),
        given('Revalorisation annuelle des charges', lettings.chargeGrowth, 'rate', 'firm'),
        input('Années de revalorisation', held.revaluations, 'years'),
      ],
      law: localTaxRules(configuration, { scheme, deliveryDate }),
      rounding: TO_THE_CENT,
    }),
  },
  interest: {
    label: 'Intérêts',
    unit: 'euros_per_year',
    formula: 'Somme des intérêts des échéances de l’année.',
    valueOf: (line) => line.interest,
    details: (year) => ({ inputs: instalmentsOf(year, 'interest', 'Intérêts') }),
  },
  insurance: {
    label: 'Assurance du prêt',
    unit: 'euros_per_year',
    formula: 'Somme des primes des échéances de l’année.',
    valueOf: (line) => line.insurance,
    details: (year) => ({ inputs: instalmentsOf(year, 'insurance', 'Assurance') }),
  },
  principal: {
    label: 'Capital remboursé',
    unit: 'euros_per_year',
    formula: 'Somme du capital des échéances de l’année\u202f; négatif quand des intérêts s’y ajoutent.',
    valueOf: (line) => line.principal,
    details: (year) => ({ inputs: instalmentsOf(year, 'principal', 'Capital') }),
  },
  remaining_capital: {
    label: 'Capital restant dû, fin',
    unit: 'euros',
    formula: 'Montant emprunté moins le capital remboursé depuis l’acte.',
    valueOf: (line) => line.remaining_capital,
    details: ({ line, computation: { acquisition, lines } }) => ({
      inputs: [
        input('Montant emprunté', acquisition.loanAmount, 'euros', 'indicators.loan_amount'),
        ...lines
          .filter(({ year }) => year <= line.year)
          .flatMap((earlier) => [
            ofYear(earlier, 'principal', `Capital remboursé ${earlier.year}`),
            ...(earlier.bullet_repayment > 0
              ? [ofYear(earlier, 'bullet_repayment', `Capital remboursé en une fois ${earlier.year}`, 'euros')]
              : []),
          ]),
      ],
    }),
  },
  cash_flow: {
    label: 'Trésorerie',
    unit: 'euros_per_year',
    formula:
      'Loyers et économie d’impôt, moins charges, intérêts, assurance, capital, impôt sur les loyers et IFI ajouté.',
    valueOf: (line) => line.cash_flow,
    details: ({ line }) => ({
      inputs: [
        ofYear(line, 'rent', 'Loyers'),
        ofYear(line, 'tax_saving', 'Économie d’impôt'),
        ofYear(line, 'charges', 'Charges'),
        ofYear(line, 'interest', 'Intérêts'),
        ofYear(line, 'insurance', 'Assurance'),
        ofYear(line, 'principal', 'Capital'),
        ofYear(line, 'rent_tax', 'Impôt sur les loyers'),
        ...(line.wealth_tax === 0 ? [] : [ofYear(line, 'wealth_tax', 'IFI ajouté')]),
      ],
    }),
  },
  monthly_effort: {
    label: 'Effort mensuel',
    unit: 'euros_per_month',
    formula: 'Trésorerie de l’année, changée de signe, divisée par les mois détenus.',
    valueOf: (line) => line.monthly_effort,
    details: ({ line }) => ({
      inputs: [ofYear(line, 'cash_flow', 'Trésorerie'), ofYear(line, 'months_held', 'Mois détenus', 'months')],
      rounding: TO_THE_CENT,
    }),
  },
  bullet_repayment: {
    label: 'Capital remboursé en une fois',
    unit: 'euros',
    formula:
      'Capital d’un prêt in fine ou relais, rendu à son terme par une épargne ou une vente\u202f; hors de la trésorerie et de l’effort.',
    valueOf: (line) => line.bullet_repayment,
    details: ({ computation: { loans } }) => ({
      inputs: loans
        .filter(({ isBullet }) => isBullet)
        .map(({ kind, amount }) => given(kind === 'bridge' ? 'Prêt relais' : 'Prêt in fine', amount, 'euros', 'file')),
    }),
  },
  vat_refund: {
    label: 'TVA remboursée',
    unit: 'euros',
    formula:
      'TVA du prix, des travaux et du mobilier, récupérée en une fois la première année quand les loyers y sont soumis\u202f; 0 sinon.',
    valueOf: (line) => line.vat_refund,
    details: ({ declared, computation: { acquisition, outcome } }) =>
      declared.vat === undefined
        ? {}
        : {
            inputs: [
              given('Prix du bien', acquisition.propertyPrice, 'euros', 'file'),
              given('Travaux', acquisition.renovationPrice, 'euros', 'file'),
              given('Mobilier', acquisition.furniturePrice, 'euros', 'file'),
            ],
            law: outcome.parameters,
            rounding: TO_THE_CENT,
          },
  },
}

const FIRST_AND_LAST = 2

/** The first and the last instalments of a year: those between them follow the schedule. */
function instalmentsOf(
  { held, computation: { instalments } }: ExplainedYear,
  name: 'interest' | 'insurance' | 'principal',
  label: string,
) {
  const last = Math.min(held.lastMonth, instalments.length)
  const count = Math.max(0, last - held.firstMonth + 1)
  const shown = [...new Set([held.firstMonth, last])].slice(0, Math.min(FIRST_AND_LAST, count))
  return [
    input('Échéances de l’année', count, 'months'),
    ...shown.map((number) =>
      input(
        `${label}, échéance ${number}`,
        (instalments[number - 1]?.[name] ?? 0) / 100,
        'euros_per_month',
        `loan_schedule.${number}.${name}`,
      ),
    ),
  ]
}
