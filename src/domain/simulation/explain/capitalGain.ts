import { type CapitalGain, capitalGainRules, type Uplift } from '../../tax/capitalGain'
import type { IsoDate } from '../../value/calendar'
import type { TraceInput, TraceStep } from '../../result'
import { depreciationReadings } from '../gainOnSale'
import { PROFESSIONAL_FORMULA, professionalGainDetails } from './professionalGain'
import { type Details, given, input, step, TO_THE_EURO } from './step'
import { type ExplainedYear, gainStepKey, ofYear } from './yearlyColumns'

const PRIVATE_FORMULA =
  'Plus-value après abattement pour durée de détention, multipliée par le taux de l’impôt ' +
  'et par celui des prélèvements sociaux, et surtaxe\u202f; rien sur une moins-value.'

/** How the tax of a sale is found, under the regime of the owner on that day. */
export function capitalGainFormula({ exit: { gain } }: ExplainedYear): string {
  return gain.kind === 'private' ? PRIVATE_FORMULA : PROFESSIONAL_FORMULA
}

/** The tax on the gain of a sale on the last day of a year, from the price to the surtax. */
export function capitalGainDetails(year: ExplainedYear): Details {
  const { gain, soldOn } = year.exit
  if (gain.kind === 'professional') return professionalGainDetails(year, gain)
  return privateGainDetails({ ...year, gain, soldOn })
}

/** A year whose sale is taxed as that of a private owner. */
interface PrivateYear extends ExplainedYear {
  gain: CapitalGain
  soldOn: IsoDate
}

function privateGainDetails(year: PrivateYear): Details {
  const { gain, soldOn } = year
  const rules = capitalGainRules(soldOn)
  return {
    inputs: [
      input('Plus-value imposable', gain.taxableGain, 'euros'),
      input('Plus-value soumise aux prélèvements', gain.leviedGain, 'euros'),
      input('Impôt', gain.incomeTax, 'euros'),
      input('Prélèvements sociaux', gain.socialLevies, 'euros'),
      input('Surtaxe', gain.surtax, 'euros'),
    ],
    law: gain.total > 0 ? [rules.taxRate, rules.levies] : [],
    rounding: TO_THE_EURO,
    steps: [...priceSteps(year), ...gainSteps(year), ...allowanceSteps(year)],
  }
}

function priceSteps(year: PrivateYear): TraceStep[] {
  const { line, gain, computation } = year
  return [
    step(
      gainStepKey(year, 'sale_price'),
      'Prix de cession',
      'Valeur du bien moins les frais du vendeur (CGI art. 150 VA).',
      gain.salePrice,
      'euros',
      {
        inputs: [
          ofYear(line, 'property_value', 'Valeur du bien', 'euros'),
          ofYear(line, 'resale_fee', 'Frais de revente', 'euros'),
        ],
      },
    ),
    step(
      gainStepKey(year, 'purchase_price'),
      'Prix d’acquisition',
      'Prix du bien, moins la TVA récupérée que la vente laisse acquise, plus celle qu’elle fait reverser.',
      gain.purchasePrice,
      'euros',
      { inputs: [given('Prix du bien', computation.acquisition.propertyPrice, 'euros', 'file')] },
    ),
    ...upliftSteps(year),
  ]
}

function upliftSteps(year: PrivateYear): TraceStep[] {
  const { acquisition, scheme } = year.computation
  const { gain, soldOn } = year
  const { uplift, addedBack } = capitalGainRules(soldOn)
  const price = input('Prix d’acquisition', gain.purchasePrice, 'euros')
  const paidFees = given('Frais de notaire', acquisition.notaryFee, 'euros', 'file')
  const paidWorks = scheme.works === 'capitalised' ? acquisition.renovationPrice : 0
  const fees = retained('Frais payés', gain.fees)
  const works = retained('Travaux payés et jamais déduits', gain.works)
  const addition =
    'Amortissements de l’immeuble déduits des loyers, retirés du prix d’acquisition\u202f; 0 quand la loi n’en réintègre pas.'
  return [
    step(gainStepKey(year, 'fees'), 'Frais d’acquisition retenus', fees, gain.fees.amount, 'euros', {
      inputs: [paidFees, price],
      law: [uplift],
    }),
    step(gainStepKey(year, 'works'), 'Travaux retenus', works, gain.works.amount, 'euros', {
      inputs: [given('Travaux', paidWorks, 'euros', 'file'), price, ...datesOf(year)],
      law: [uplift],
    }),
    step(gainStepKey(year, 'added_back'), 'Amortissements réintégrés', addition, gain.addedBack, 'euros', {
      law: [addedBack, ...depreciationReadings(year)],
    }),
  ]
}

function datesOf({ computation, soldOn }: PrivateYear): TraceInput[] {
  return [given('Acquis le', computation.signatureDate, 'date', 'file'), input('Vendu le', soldOn, 'date')]
}

function retained(actual: string, { isFlat }: Uplift): string {
  return `${actual}, ou forfait en pourcentage du prix d’acquisition quand il est plus élevé\u00a0: ici, ${isFlat ? 'le forfait' : 'le montant payé'}.`
}

function gainSteps(year: PrivateYear): TraceStep[] {
  const { gain, soldOn } = year
  return [
    step(
      gainStepKey(year, 'gain'),
      'Plus-value brute',
      'Prix de cession, moins prix d’acquisition, frais et travaux retenus, plus amortissements réintégrés\u202f; négative pour une moins-value.',
      gain.gain,
      'euros',
      {
        inputs: [
          input('Prix de cession', gain.salePrice, 'euros'),
          input('Prix d’acquisition', gain.purchasePrice, 'euros'),
          input('Frais retenus', gain.fees.amount, 'euros'),
          input('Travaux retenus', gain.works.amount, 'euros'),
          input('Amortissements réintégrés', gain.addedBack, 'euros'),
        ],
        law: [capitalGainRules(soldOn).exemptSalePrice],
      },
    ),
    step(
      gainStepKey(year, 'years_held'),
      'Années de détention',
      'Périodes entières de douze mois entre l’acte d’achat et la vente.',
      gain.yearsHeld,
      'years',
      { inputs: datesOf(year) },
    ),
  ]
}

function allowanceSteps(year: PrivateYear): TraceStep[] {
  const { gain, soldOn } = year
  const { levies } = capitalGainRules(soldOn)
  return [
    allowanceStep(year, 'tax_allowance', 'Abattement pour l’impôt', gain.taxAllowance),
    reducedStep(year, 'taxable_gain', 'Plus-value imposable', gain.taxAllowance, gain.taxableGain),
    allowanceStep(year, 'levies_allowance', 'Abattement pour les prélèvements', gain.leviesAllowance),
    reducedStep(
      year,
      'levied_gain',
      `Plus-value soumise aux prélèvements (${levies.text()})`,
      gain.leviesAllowance,
      gain.leviedGain,
    ),
    surtaxStep(year),
  ]
}

function allowanceStep(year: PrivateYear, name: string, label: string, allowance: number): TraceStep {
  const { gain, soldOn } = year
  return step(
    gainStepKey(year, name),
    label,
    'Somme des abattements de chaque année de détention.',
    allowance,
    'rate',
    {
      inputs: [input('Années de détention', gain.yearsHeld, 'years')],
      law: [capitalGainRules(soldOn).allowances],
    },
  )
}

function reducedStep(year: PrivateYear, name: string, label: string, allowance: number, reduced: number): TraceStep {
  const formula = 'Plus-value brute diminuée de l’abattement\u202f; 0 pour une moins-value ou une vente exonérée.'
  return step(gainStepKey(year, name), label, formula, reduced, 'euros', {
    inputs: [input('Plus-value brute', year.gain.gain, 'euros'), input('Abattement', allowance, 'rate')],
  })
}

function surtaxStep(year: PrivateYear): TraceStep {
  const { gain, soldOn } = year
  return step(
    gainStepKey(year, 'surtax'),
    'Surtaxe',
    'Barème appliqué à la part de chaque propriétaire dans la plus-value imposable, les époux comptant chacun pour la sienne.',
    gain.surtax,
    'euros',
    {
      inputs: [
        input('Plus-value imposable', gain.taxableGain, 'euros'),
        input('Propriétaires à parts égales', gain.owners, 'parts'),
      ],
      law: [capitalGainRules(soldOn).surtax],
      rounding: TO_THE_EURO,
    },
  )
}
