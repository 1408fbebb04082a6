import * as capitalGains from './capitalGains'
import * as collection from './collection'
import * as corporationTax from './corporationTax'
import * as decote from './decote'
import * as deductibleCharges from './deductibleCharges'
import * as denormandie from './denormandie'
import * as familyQuotient from './familyQuotient'
import * as furnishedLetting from './furnishedLetting'
import * as highIncome from './highIncome'
import * as historicMonuments from './historicMonuments'
import * as homes from './homes'
import * as incomeDeductions from './incomeDeductions'
import * as incomeTaxScale from './incomeTaxScale'
import * as investmentIncome from './investmentIncome'
import * as jeanbrun from './jeanbrun'
import * as lending from './lending'
import * as lli from './lli'
import * as locAvantages from './locAvantages'
import * as malraux from './malraux'
import * as notaryFees from './notaryFees'
import * as offPlan from './offPlan'
import type { Parameter } from './parameter'
import * as pinel from './pinel'
import * as professionalGains from './professionalGains'
import * as propertyIncome from './propertyIncome'
import * as propertyTax from './propertyTax'
import * as ptz from './ptz'
import * as publicHolidays from './publicHolidays'
import * as interpretations from './interpretations'
import * as reducedVat from './reducedVat'
import * as rentalVat from './rentalVat'
import * as sales from './sales'
import * as scpi from './scpi'
import * as selfEmployed from './selfEmployed'
import * as socialLevies from './socialLevies'
import * as tenantIncome from './tenantIncome'
import * as tourism from './tourism'
import * as usufruct from './usufruct'
import * as usury from './usury'
import * as wealthTax from './wealthTax'

/** Files of parameters, by name: one is added here with each new subject of law. */
const subjects: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  capitalGains,
  collection,
  corporationTax,
  decote,
  deductibleCharges,
  denormandie,
  familyQuotient,
  furnishedLetting,
  highIncome,
  historicMonuments,
  homes,
  incomeDeductions,
  incomeTaxScale,
  investmentIncome,
  jeanbrun,
  lending,
  lli,
  locAvantages,
  malraux,
  notaryFees,
  offPlan,
  pinel,
  professionalGains,
  propertyIncome,
  propertyTax,
  ptz,
  publicHolidays,
  interpretations,
  reducedVat,
  rentalVat,
  sales,
  scpi,
  selfEmployed,
  socialLevies,
  tenantIncome,
  tourism,
  usufruct,
  usury,
  wealthTax,
}

/** A parameter and where its source stands. */
export interface KnownParameter {
  /** File of the law folder and name of the parameter: `pinel.pinelRates`. */
  name: string
  parameter: Parameter<never>
}

/** Every parameter of law that the engine reads. */
export const knownParameters: readonly KnownParameter[] = Object.entries(subjects).flatMap(([subject, names]) =>
  Object.entries(names).flatMap(([name, value]) =>
    isParameter(value) ? [{ name: `${subject}.${name}`, parameter: value }] : [],
  ),
)

function isParameter(value: unknown): value is Parameter<never> {
  return typeof value === 'object' && value !== null && 'checkedOn' in value && 'values' in value
}
