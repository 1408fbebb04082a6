import type { CompanyOption, TraceStep } from '../../result'
import type { Computation } from '../computation'
import { type Company, type CompanyExit, companyOf, type CompanyYear } from '../company'
import { companyParameters, distributionParameters } from '../companyOption'
import { corporationParameters } from '../../tax/corporationTax'
import { input, step, TO_THE_EURO } from './step'

/** One step for each figure of the line of the company; the years of its accounts stand under the taxes. */
export function companySteps(computation: Computation, option: CompanyOption): TraceStep[] {
  const company = companyOf(computation)
  return [
    taxStep(computation, option, company),
    exitTaxStep(computation, option, company),
    ...outcomeSteps(option, company, computation),
  ]
}

const PATH = 'regimes.company'

function taxStep(computation: Computation, { tax }: CompanyOption, { years }: Company): TraceStep {
  return step(
    `${PATH}.tax`,
    'Impôts de chaque année, SCI à l’IS',
    'Impôt de la société chaque année, plus l’impôt du foyer sur les dividendes.',
    tax,
    'euros',
    {
      inputs: years.flatMap(({ year, corporationTax, dividendTax }) => [
        input(`Impôt sur les sociétés ${year}`, corporationTax, 'euros_per_year'),
        ...(dividendTax > 0 ? [input(`Impôt sur les dividendes ${year}`, dividendTax, 'euros_per_year')] : []),
      ]),
      law: companyParameters(computation),
      steps: years.map((year, index) => yearStep(computation, year, index, years[index - 1]?.deficit ?? 0)),
    },
  )
}

function yearStep(computation: Computation, accounts: CompanyYear, index: number, priorDeficit: number): TraceStep {
  const { year, result, depreciation, bookkeeping, corporationTax, dividends, repaid, advance } = accounts
  const operating = computation.projected[index]
  const { notaryFee, loanFees } = computation.acquisition
  return step(
    `${PATH}.tax.${year}`,
    `Impôt sur les sociétés ${year}`,
    'Loyers moins charges, comptabilité, intérêts, assurance, amortissements et, la première année, ' +
      'frais d’acquisition et de prêt\u202f; puis moins les déficits antérieurs, au taux réduit et au taux normal.',
    corporationTax,
    'euros_per_year',
    {
      inputs: [
        input('Loyers', operating?.rent ?? 0, 'euros_per_year'),
        input('Charges', operating?.charges ?? 0, 'euros_per_year'),
        input('Comptabilité', bookkeeping, 'euros_per_year'),
        input('Intérêts', operating?.interest ?? 0, 'euros_per_year'),
        input('Assurance', operating?.insurance ?? 0, 'euros_per_year'),
        ...(index === 0 ? [input('Frais d’acquisition et de prêt', notaryFee + loanFees, 'euros')] : []),
        input('Amortissements', depreciation, 'euros_per_year'),
        input('Résultat', result, 'euros_per_year'),
        ...(priorDeficit > 0 ? [input('Déficits antérieurs', priorDeficit, 'euros')] : []),
        ...(advance > 0 ? [input('Avance des associés', advance, 'euros_per_year')] : []),
        ...(repaid > 0 ? [input('Compte courant remboursé', repaid, 'euros_per_year')] : []),
        ...(dividends > 0 ? [input('Dividendes', dividends, 'euros_per_year')] : []),
      ],
      law: corporationParameters(year),
      rounding: TO_THE_EURO,
    },
  )
}

function exitTaxStep(computation: Computation, { exit_tax }: CompanyOption, { years, exit }: Company): TraceStep {
  const last = computation.lines.at(-1)
  return step(
    `${PATH}.exit_tax`,
    'Impôt à la revente, SCI à l’IS',
    'Impôt de la société sur le gain ' +
      '(prix moins frais, indemnité du prêt et valeur nette comptable, sans abattement de durée), ' +
      'plus l’impôt du foyer sur ce qui est distribué une fois le prêt et le compte courant remboursés.',
    exit_tax,
    'euros',
    {
      inputs: [
        input('Valeur du bien', last?.property_value ?? 0, 'euros'),
        input('Valeur nette comptable', years.at(-1)?.bookValue ?? 0, 'euros'),
        ...exitInputs(exit),
      ],
      law: [...corporationParameters(last?.year ?? 0), ...distributionParameters(computation)],
      rounding: TO_THE_EURO,
    },
  )
}

function exitInputs({ gain, gainTax, distributed, distributionTax }: CompanyExit) {
  return [
    input('Gain de la revente', gain, 'euros'),
    input('Impôt sur les sociétés ajouté', gainTax, 'euros'),
    input('Somme distribuée', distributed, 'euros'),
    input('Impôt sur la distribution', distributionTax, 'euros'),
  ]
}

function outcomeSteps(option: CompanyOption, company: Company, computation: Computation): TraceStep[] {
  return [
    step(
      `${PATH}.total_tax`,
      'Impôt au total, SCI à l’IS',
      'Impôts de chaque année plus impôt à la revente.',
      option.total_tax,
      'euros',
      {
        inputs: [
          input('Impôts de chaque année', option.tax, 'euros', `${PATH}.tax`),
          input('Impôt à la revente', option.exit_tax, 'euros', `${PATH}.exit_tax`),
        ],
      },
    ),
    step(
      `${PATH}.average_effort`,
      'Effort mensuel moyen, SCI à l’IS',
      'Avances des associés moins compte courant remboursé et dividendes nets, en moyenne par mois tant que le prêt court.',
      option.average_effort,
      'euros_per_month',
      {
        inputs: company.years.map(({ year, monthly_effort }) =>
          input(`Effort ${year}`, monthly_effort, 'euros_per_month'),
        ),
      },
    ),
    netWealthStep(option, company, computation),
  ]
}

function netWealthStep(
  { net_wealth, exit_tax }: CompanyOption,
  { years, exit }: Company,
  { acquisition, lines }: Computation,
): TraceStep {
  const line = lines.at(-1)
  return step(
    `${PATH}.net_wealth`,
    'Patrimoine net à terme, SCI à l’IS',
    'Valeur du bien et trésorerie de la société, moins frais de revente, indemnité, capital restant dû et impôt à la revente.',
    net_wealth,
    'euros',
    {
      inputs: [
        input('Coût total', acquisition.totalCost, 'euros', 'indicators.total_cost'),
        input('Valeur du bien', line?.property_value ?? 0, 'euros'),
        input('Trésorerie de la société', years.at(-1)?.cash ?? 0, 'euros'),
        input('Frais de revente et indemnité', (line?.resale_fee ?? 0) + (line?.early_repayment_fee ?? 0), 'euros'),
        input('Capital restant dû', line?.remaining_capital ?? 0, 'euros'),
        input('Impôt à la revente', exit_tax, 'euros', `${PATH}.exit_tax`),
        ...(exit.distributed > 0 ? [input('Dont distribué', exit.distributed, 'euros')] : []),
      ],
    },
  )
}
