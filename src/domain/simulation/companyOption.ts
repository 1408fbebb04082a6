import { dividendAllowance, flatTaxRate } from '../law/investmentIncome'
import { type InForce, inForce, knownOn, unverifiedSentence } from '../law/parameter'
import { investmentLevies } from '../law/socialLevies'
import type { CompanyOption } from '../result'
import { depreciationParameters } from '../schemes/depreciableAssets'
import { corporationParameters } from '../tax/corporationTax'
import { endOfYear, type IsoDate } from '../value/calendar'
import { roundToCent } from '../value/rounding'
import { type Company, companyOf } from './company'
import { averageEffort } from './indicators'
import type { TaxedOperation } from './taxation'

/** The operation held by a company, beside the regimes of its owner. */
export function companyOption(taxed: TaxedOperation, company: Company = companyOf(taxed)): CompanyOption {
  const { years, exit } = company
  const { acquisition, instalments, timeline } = taxed
  const tax = roundToCent(years.reduce((sum, year) => sum + year.corporationTax + year.dividendTax, 0))
  const exit_tax = roundToCent(exit.gainTax + exit.distributionTax)
  return {
    label: 'SCI à l’IS',
    tax,
    exit_tax,
    total_tax: roundToCent(tax + exit_tax),
    average_effort: averageEffort({ acquisition, loanMonths: instalments.length, held: timeline.years, lines: years }),
    net_wealth: exit.netWealth,
    notes: notesOf(taxed),
  }
}

/** The rules of the yearly taxes, on the last year shown. */
export function companyParameters({ lines }: Pick<TaxedOperation, 'lines'>): InForce<unknown>[] {
  return parametersOf(lines.at(-1)?.year ?? 0)
}

/** The rules of a distribution, on the last year shown. */
export function distributionParameters({ lines }: Pick<TaxedOperation, 'lines'>): InForce<unknown>[] {
  return distributionParametersOf(lines.at(-1)?.year ?? 0)
}

function parametersOf(year: number): InForce<unknown>[] {
  return [...corporationParameters(year), ...depreciationParameters(year), ...distributionParametersOf(year)]
}

function distributionParametersOf(year: number): InForce<unknown>[] {
  const on = endOfYear(year)
  return [inForce(flatTaxRate, on), inForce(dividendAllowance, on), inForce(investmentLevies, on)]
}

/** French sentences: the rules of a company that no official text confirms, for the last year shown as the law is known on a day. */
const unverifiedRules = (lastYear: number, asOf: IsoDate): readonly string[] => [
  ...new Set(
    parametersOf(lastYear)
      .map((rule) => knownOn(rule, asOf))
      .filter(({ verified }) => !verified)
      .map(unverifiedSentence),
  ),
]

function notesOf(taxed: TaxedOperation): string[] {
  const isFurnished = taxed.scheme.letting === 'furnished'
  return [
    isFurnished
      ? 'Louer meublé est une activité commerciale\u00a0: la société paie l’impôt sur les sociétés ' +
        'de plein droit (CGI art. 206, 2).'
      : 'La société choisit l’impôt sur les sociétés\u00a0: elle peut y renoncer jusqu’au ' +
        'cinquième exercice suivant, plus jamais ensuite (CGI art. 239, 1).',
    'Mêmes prix, loyers, charges et prêts. ' +
      'Taux réduit supposé acquis (CGI art. 219, I, b)\u00a0: chiffre d’affaires d’au plus ' +
      '10 millions d’euros, capital libéré, détenu à 75\u202f% au moins par des personnes physiques. ' +
      'Comptabilité comptée au tarif du cabinet quand le dossier n’en prévoit pas.',
    'Amortissement par composants, sans la limite de l’article 39\u00a0C\u202f; ' +
      'travaux amortis, frais d’acquisition et de prêt déduits la première année\u202f; ' +
      'déficits reportés sans limite de durée (CGI art. 209, I).',
    'L’apport et les avances sont un compte courant, sans intérêts, remboursé avant tout dividende. ' +
      'Le reste est distribué dès l’année du bénéfice, au prélèvement forfaitaire ou au barème après abattement ' +
      'de 40\u202f%, le moins cher des deux (CGI art. 200 A)\u202f; l’acompte de l’article 117 quater s’y impute.',
    'Revente par la société\u00a0: prix moins valeur nette comptable, ' +
      'sans abattement pour durée de détention, puis distribution de tout ce qui reste, sans dissolution.',
    'Non comptés\u00a0: création de la société, contribution de 2,5\u202f% sur les loyers d’un immeuble achevé ' +
      'depuis plus de quinze ans (CGI art. 234 nonies), CSG déductible en cas de barème. L’impôt sur la fortune ' +
      'immobilière est supposé le même, bien que le compte courant n’y soit pas déductible (CGI art. 973).',
    ...unverifiedRules(taxed.lines.at(-1)?.year ?? 0, taxed.context.asOf),
  ]
}
