import type { Computation } from '../computation'
import { gainParameters } from '../gainOnSale'
import type { TraceInput, TraceStep, YearLine } from '../../result'
import { roundToCent } from '../../value/rounding'
import { debtRatioSteps, yieldSteps } from './ratios'
import { given, indicator, input, TO_THE_CENT } from './step'
import { ofYear } from './yearlyColumns'

/** One step for each indicator. */
export function indicatorSteps(computation: Computation): TraceStep[] {
  return [
    ...costSteps(computation),
    ...effortSteps(computation),
    ...wealthSteps(computation),
    ...debtRatioSteps(computation),
    ...yieldSteps(computation),
  ]
}

function costSteps({ acquisition, configuration, indicators }: Computation): TraceStep[] {
  return [
    indicator('total_cost', 'Coût total', 'Somme des emplois.', indicators.total_cost, 'euros', {
      inputs: costInputs(acquisition),
    }),
    indicator(
      'loan_amount',
      'Montant emprunté',
      'Coût total moins apport, au moins 0.',
      indicators.loan_amount,
      'euros',
      {
        inputs: [
          input('Coût total', acquisition.totalCost, 'euros', 'indicators.total_cost'),
          given('Apport', configuration.contribution, 'euros', 'file'),
        ],
      },
    ),
    indicator(
      'monthly_payment',
      'Mensualité',
      'Première mensualité pleine, assurance comprise.',
      indicators.monthly_payment,
      'euros_per_month',
      {
        inputs: [
          input('Montant emprunté', acquisition.loanAmount, 'euros', 'indicators.loan_amount'),
          given('Taux annuel', configuration.loan_rate, 'rate', 'file'),
          given('Durée', configuration.loan_duration, 'years', 'file'),
          given('Taux d’assurance', configuration.insurance_rate, 'rate', 'file'),
        ],
        rounding: TO_THE_CENT,
      },
    ),
  ]
}

function costInputs(acquisition: Computation['acquisition']): TraceInput[] {
  return [
    given('Prix du bien', acquisition.propertyPrice, 'euros', 'file'),
    given('Frais de notaire', acquisition.notaryFee, 'euros', 'file'),
    given('Travaux', acquisition.renovationPrice, 'euros', 'file'),
    given('Mobilier', acquisition.furniturePrice, 'euros', 'file'),
    input('Garantie, dossier et courtage', acquisition.loanFees, 'euros'),
  ]
}

function effortSteps({ indicators, lines }: Computation): TraceStep[] {
  const highest = lines.find((line) => line.year === indicators.max_effort.year)
  const saved = lines.filter((line) => line.tax_saving > 0)
  return [
    indicator(
      'average_effort',
      'Effort mensuel moyen',
      'Moyenne des efforts des mois où le prêt court\u202f; sur toute la durée affichée sans prêt.',
      indicators.average_effort,
      'euros_per_month',
      {
        inputs: lines.map((line) => ofYear(line, 'monthly_effort', `Effort ${line.year}`, 'euros_per_month')),
        rounding: TO_THE_CENT,
      },
    ),
    indicator(
      'max_effort',
      'Effort le plus haut',
      'Le plus haut des efforts annuels, par mois.',
      indicators.max_effort.amount,
      'euros_per_month',
      {
        inputs: highest === undefined ? [] : cashFlowInputs(highest),
      },
    ),
    indicator(
      'total_tax_saving',
      'Économie d’impôt cumulée',
      'Somme des économies d’impôt de chaque année.',
      indicators.total_tax_saving,
      'euros',
      {
        inputs: saved.map((line) => ofYear(line, 'tax_saving', `Année ${line.year}`)),
      },
    ),
  ]
}

function cashFlowInputs(line: YearLine): TraceInput[] {
  return [
    ofYear(line, 'rent', `Loyers ${line.year}`),
    ofYear(line, 'tax_saving', 'Économie d’impôt'),
    ofYear(line, 'charges', 'Charges'),
    input('Prêt et assurance', roundToCent(line.principal + line.interest + line.insurance), 'euros_per_year'),
    ofYear(line, 'rent_tax', 'Impôt sur les loyers'),
    ofYear(line, 'months_held', 'Mois détenus', 'months'),
  ]
}

function wealthSteps(computation: Computation): TraceStep[] {
  const last = computation.lines.at(-1)
  return last === undefined ? [] : [netWealthStep(computation, last), rateOfReturnStep(computation, last)]
}

function netWealthStep({ indicators, exits }: Computation, last: YearLine): TraceStep {
  return indicator(
    'net_wealth',
    'Patrimoine net à terme',
    'Valeur du bien moins frais de revente, capital restant dû, indemnité de remboursement anticipé, ' +
      'impôt de plus-value et avantages repris si le bien était vendu.',
    indicators.net_wealth,
    'euros',
    {
      inputs: [
        ofYear(last, 'property_value', 'Valeur du bien', 'euros'),
        ofYear(last, 'resale_fee', 'Frais de revente', 'euros'),
        ofYear(last, 'remaining_capital', 'Capital restant dû', 'euros'),
        ofYear(last, 'early_repayment_fee', 'Indemnité de remboursement anticipé', 'euros'),
        ofYear(last, 'capital_gain_tax', 'Impôt de plus-value', 'euros'),
        ofYear(last, 'exit_cost', 'Avantages repris', 'euros'),
      ],
      law: gainParameters(exits.at(-1)),
    },
  )
}

function rateOfReturnStep({ indicators, lines, acquisition }: Computation, last: YearLine): TraceStep {
  return indicator(
    'irr_after_tax',
    'TRI après impôt',
    'Taux annuel qui annule la somme actualisée de l’apport, des trésoreries de chaque année, ' +
      'de la TVA remboursée, du capital remboursé en une fois et du patrimoine net final (base réelle/365). ' +
      'Un excédent qui devra être remis dans l’opération est gardé sans intérêt. Pas de taux si le foyer n’a rien mis, ' +
      'ou s’il n’a d’argent dans l’opération que moins de la moitié du temps.',
    indicators.irr_after_tax,
    'rate',
    {
      inputs: [
        input('Apport employé', acquisition.totalCost - acquisition.loanAmount, 'euros'),
        ...lines.map((line) => ofYear(line, 'cash_flow', `Trésorerie ${line.year}`)),
        ...lines
          .filter((line) => line.vat_refund > 0)
          .map((line) => ofYear(line, 'vat_refund', `TVA remboursée ${line.year}`, 'euros')),
        ...lines
          .filter((line) => line.bullet_repayment > 0)
          .map((line) => ofYear(line, 'bullet_repayment', `Capital remboursé en une fois ${line.year}`, 'euros')),
        ofYear(last, 'net_wealth', 'Patrimoine net final', 'euros'),
      ],
    },
  )
}
