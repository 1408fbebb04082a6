import { deficitLettingYears } from '../../law/propertyIncome'
import { earlyRepaymentTerms } from '../../law/lending'
import { inForce } from '../../law/parameter'
import { endOfYear } from '../../value/calendar'
import { capitalGainDetails, capitalGainFormula } from './capitalGain'
import { given, input, TO_THE_CENT } from './step'
import { type Columns, ofYear } from './yearlyColumns'

type Wealth = 'property_value' | 'resale_fee' | 'capital_gain_tax' | 'exit_cost' | 'early_repayment_fee' | 'net_wealth'

/** What a sale on the last day of the year would leave. */
export const wealthColumns: Columns<Wealth> = {
  property_value: {
    label: 'Valeur du bien, fin',
    unit: 'euros',
    valueOf: (line) => line.property_value,
    formula: ({ declared }) =>
      declared.propertyValue === undefined
        ? 'Prix et travaux, qui évoluent chaque année du taux indiqué.'
        : 'Valeur que le dispositif donne au bien cette année-là, qui évolue chaque année du taux indiqué.',
    details: ({ computation: { acquisition, configuration } }) => ({
      inputs: [
        given('Prix du bien', acquisition.propertyPrice, 'euros', 'file'),
        given('Travaux', acquisition.renovationPrice, 'euros', 'file'),
        given(
          'Évolution annuelle',
          configuration.yearly_value_growth_rate ?? 0,
          'rate',
          configuration.yearly_value_growth_rate === undefined ? 'convention' : 'file',
        ),
      ],
      rounding: TO_THE_CENT,
    }),
  },
  resale_fee: {
    label: 'Frais de revente, fin',
    unit: 'euros',
    formula: 'Valeur du bien multipliée par le taux des frais du vendeur.',
    valueOf: (line) => line.resale_fee,
    details: ({ line, computation: { configuration } }) => ({
      inputs: [
        ofYear(line, 'property_value', 'Valeur du bien', 'euros'),
        given(
          'Frais de revente',
          configuration.resale_fee_rate ?? 0,
          'rate',
          configuration.resale_fee_rate === undefined ? 'convention' : 'file',
        ),
      ],
      rounding: TO_THE_CENT,
    }),
  },
  capital_gain_tax: {
    label: 'Impôt de plus-value, fin',
    unit: 'euros',
    valueOf: (line) => line.capital_gain_tax,
    formula: capitalGainFormula,
    details: capitalGainDetails,
  },
  exit_cost: {
    label: 'Avantages repris, fin',
    unit: 'euros',
    formula:
      'Réductions d’impôt, TVA et impôt sur les déductions qu’une vente rendrait dus, faute d’avoir tenu l’engagement.',
    valueOf: (line) => line.exit_cost,
    details: ({ line, exit: { reductions, vat, recapturedTax }, computation: { outcome } }) => ({
      inputs: [
        input('Réductions reprises', reductions, 'euros'),
        input('TVA reversée', vat, 'euros'),
        input('Impôt sur les déductions reprises', recapturedTax, 'euros'),
      ],
      law:
        line.exit_cost === 0
          ? []
          : [...outcome.parameters, ...(recapturedTax > 0 ? [inForce(deficitLettingYears, endOfYear(line.year))] : [])],
      rounding: TO_THE_CENT,
    }),
  },
  early_repayment_fee: {
    label: 'Indemnité de remboursement anticipé, fin',
    unit: 'euros',
    formula:
      'Six mois d’intérêts du capital restant dû, dans la limite d’une part de ce capital\u202f; 0 sans prêt, ou quand la banque y a renoncé.',
    valueOf: (line) => line.early_repayment_fee,
    details: ({ line, computation: { configuration, signatureDate } }) => ({
      inputs: [
        ofYear(line, 'remaining_capital', 'Capital restant dû', 'euros'),
        given('Taux annuel', configuration.loan_rate, 'rate', 'file'),
      ],
      law: line.early_repayment_fee === 0 ? [] : [inForce(earlyRepaymentTerms, signatureDate)],
      rounding: TO_THE_CENT,
    }),
  },
  net_wealth: {
    label: 'Patrimoine net, fin',
    unit: 'euros',
    formula:
      'Valeur du bien moins frais de revente, capital restant dû, indemnité de remboursement anticipé, impôt de plus-value et avantages repris.',
    valueOf: (line) => line.net_wealth,
    details: ({ line }) => ({
      inputs: [
        ofYear(line, 'property_value', 'Valeur du bien', 'euros'),
        ofYear(line, 'resale_fee', 'Frais de revente', 'euros'),
        ofYear(line, 'remaining_capital', 'Capital restant dû', 'euros'),
        ofYear(line, 'early_repayment_fee', 'Indemnité de remboursement anticipé', 'euros'),
        ofYear(line, 'capital_gain_tax', 'Impôt de plus-value', 'euros'),
        ofYear(line, 'exit_cost', 'Avantages repris', 'euros'),
      ],
    }),
  },
}
