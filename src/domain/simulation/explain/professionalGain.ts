import { inForce } from '../../law/parameter'
import { professionalYearsInterpretation } from '../../law/interpretations'
import type { TraceStep } from '../../result'
import { professionalGainRules } from '../../tax/professionalGain'
import { contributionParameters } from '../../tax/selfEmployedContributions'
import type { TaxedProfessionalGain } from '../professionalExit'
import { type Details, given, input, step, TO_THE_EURO } from './step'
import { type ExplainedYear, gainStepKey, ofYear } from './yearlyColumns'

export const PROFESSIONAL_FORMULA =
  'Plus-value professionnelle\u00a0: les amortissements déduits sont taxés comme un bénéfice, ' +
  'le reste au taux du long terme, cotisations et prélèvements sociaux compris, ' +
  'l’exonération des petites entreprises déduite\u202f; rien sur une moins-value.'

/** The tax on the gain of a professional landlord, from the book value to the levies. */
export function professionalGainDetails(year: ExplainedYear, taxed: TaxedProfessionalGain): Details {
  const { soldOn } = year.exit
  const { gain } = taxed
  return {
    inputs: [
      input('Plus-value à court terme imposée', gain.taxedShortTerm, 'euros'),
      input('Plus-value à long terme imposée', gain.taxedLongTerm, 'euros'),
      input('Impôt', taxed.incomeTax, 'euros'),
      input('Prélèvements sociaux', taxed.socialLevies, 'euros'),
      input('Cotisations sociales', taxed.contributions, 'euros'),
    ],
    law: taxed.total > 0 ? Object.values(professionalGainRules(soldOn)) : [],
    rounding: TO_THE_EURO,
    steps: [
      ...gainSteps(year, taxed),
      ...termSteps(year, taxed),
      contributionsStep(year, taxed),
      incomeTaxStep(year, taxed),
      leviesStep(year, taxed),
    ],
  }
}

function gainSteps(year: ExplainedYear, { gain }: TaxedProfessionalGain): TraceStep[] {
  const { line, computation } = year
  const { acquisition } = computation
  return [
    step(
      gainStepKey(year, 'book_value'),
      'Valeur nette comptable',
      'Prix du bien et travaux, moins les amortissements de l’immeuble déduits\u202f; les frais d’acquisition ont été déduits la première année.',
      gain.bookValue,
      'euros',
      {
        inputs: [
          given('Prix du bien', acquisition.propertyPrice, 'euros', 'file'),
          given('Travaux', acquisition.renovationPrice, 'euros', 'file'),
          input('Amortissements déduits', gain.depreciation, 'euros'),
        ],
      },
    ),
    step(
      gainStepKey(year, 'gain'),
      'Plus-value',
      'Valeur du bien moins les frais du vendeur et la valeur nette comptable\u202f; négative pour une moins-value.',
      gain.gain,
      'euros',
      {
        inputs: [
          ofYear(line, 'property_value', 'Valeur du bien', 'euros'),
          ofYear(line, 'resale_fee', 'Frais de revente', 'euros'),
          input('Valeur nette comptable', gain.bookValue, 'euros'),
        ],
      },
    ),
  ]
}

/** The short-term and long-term parts of the gain, and the share of it that is exempt. */
function termSteps(year: ExplainedYear, { gain }: TaxedProfessionalGain): TraceStep[] {
  const { soldOn } = year.exit
  const { exemption, shortTerm } = professionalGainRules(soldOn)
  return [
    step(
      gainStepKey(year, 'short_term'),
      'Plus-value à court terme',
      'Tout le gain avant deux ans, ensuite la part qui correspond aux amortissements déduits (CGI art. 39 duodecies).',
      gain.shortTerm,
      'euros',
      { inputs: [input('Amortissements déduits', gain.depreciation, 'euros')], law: [shortTerm] },
    ),
    step(
      gainStepKey(year, 'long_term'),
      'Plus-value à long terme',
      'Ce qui passe la plus-value à court terme.',
      gain.longTerm,
      'euros',
    ),
    step(
      gainStepKey(year, 'exempt_share'),
      'Part exonérée',
      'Tout sous la première limite de recettes moyennes des deux années précédentes, ' +
        'puis de moins en moins jusqu’à la seconde\u202f; rien avant cinq ans d’activité professionnelle.',
      gain.exemptShare,
      'rate',
      {
        inputs: [
          input('Recettes moyennes', gain.meanReceipts, 'euros_per_year'),
          input('Mois d’activité professionnelle', gain.monthsOfActivity, 'months'),
        ],
        law: [exemption, inForce(professionalYearsInterpretation, soldOn)],
      },
    ),
  ]
}

function contributionsStep(year: ExplainedYear, { gain, contributions }: TaxedProfessionalGain): TraceStep {
  const { line } = year
  return step(
    gainStepKey(year, 'contributions'),
    'Cotisations sociales ajoutées',
    'Cotisations de l’année avec la plus-value à court terme moins celles sans elle\u202f: sa part exonérée d’impôt les supporte aussi (CSS art. L131-6, II).',
    contributions,
    'euros',
    {
      inputs: [
        input('Plus-value à court terme', gain.shortTerm, 'euros'),
        ofYear(line, 'social_contributions', 'Cotisations sans la vente'),
      ],
      law: contributionParameters(line.year, 'actual'),
      rounding: TO_THE_EURO,
    },
  )
}

function incomeTaxStep(year: ExplainedYear, taxed: TaxedProfessionalGain): TraceStep {
  const { gain } = taxed
  return step(
    gainStepKey(year, 'income_tax'),
    'Impôt ajouté',
    'Barème sur la plus-value à court terme imposée, moins les cotisations déductibles, ' +
      'et taux du long terme\u202f; l’impôt de l’année sans la vente est retiré.',
    taxed.incomeTax,
    'euros',
    {
      inputs: [
        input('Plus-value à court terme imposée', gain.taxedShortTerm, 'euros'),
        input('Cotisations déductibles', taxed.deductibleContributions, 'euros'),
        input('Plus-value à long terme imposée', gain.taxedLongTerm, 'euros'),
        input('Impôt sans la vente, avant réductions', year.effect.after.taxWithoutReductions, 'euros_per_year'),
      ],
      law: [professionalGainRules(year.exit.soldOn).longTermRate],
      rounding: TO_THE_EURO,
    },
  )
}

function leviesStep(year: ExplainedYear, { gain, socialLevies }: TaxedProfessionalGain): TraceStep {
  return step(
    gainStepKey(year, 'social_levies'),
    'Prélèvements sociaux',
    'Plus-value à long terme imposée, multipliée par le taux.',
    socialLevies,
    'euros',
    {
      inputs: [input('Plus-value à long terme imposée', gain.taxedLongTerm, 'euros')],
      law: [professionalGainRules(year.exit.soldOn).longTermLevies],
      rounding: TO_THE_EURO,
    },
  )
}
