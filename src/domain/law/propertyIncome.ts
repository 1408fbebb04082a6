import { frenchEuros, frenchPercent, frenchYears } from '../value/frenchText'
import type { Parameter } from './parameter'

/** Largest property deficit that global income may take in a year, euros. */
export const globalIncomeDeficitCap: Parameter<number> = {
  label: 'Plafond du déficit foncier imputable sur le revenu global',
  write: frenchEuros,
  checkedOn: '2025-12-31',
  values: [{ from: '1995-01-01', value: 10_700, source: 'CGI art. 156, I, 3°', evidence: 'official' }],
}

/** The cap raised for works that take a dwelling out of energy classes E, F and G, euros. */
export const energyWorksDeficitCap: Parameter<number> = {
  label: 'Plafond du déficit foncier relevé pour travaux énergétiques',
  write: frenchEuros,
  checkedOn: '2025-12-31',
  values: [
    { from: '1995-01-01', value: 10_700, source: 'CGI art. 156, I, 3°', evidence: 'official' },
    {
      from: '2023-01-01',
      value: 21_400,
      source: 'Loi 2022-1499, art. 12\u202f; décret 2023-297',
      evidence: 'secondary',
    },
    {
      from: '2026-01-01',
      value: 21_400,
      source: 'Loi 2026-103 (prolongation au 31/12/2027, sources secondaires)',
      evidence: 'secondary',
    },
    { from: '2028-01-01', value: 10_700, source: 'CGI art. 156, I, 3°', evidence: 'unverified' },
  ],
}

/** Years during which a property deficit may be used on property income. */
export const propertyDeficitLifetime: Parameter<number> = {
  label: 'Report des déficits fonciers',
  write: frenchYears,
  checkedOn: '2025-12-31',
  values: [{ from: '1995-01-01', value: 10, source: 'CGI art. 156, I, 3°', evidence: 'official' }],
}

/** Years during which a deficit larger than global income may be used on the global incomes that follow. */
export const globalDeficitLifetime: Parameter<number> = {
  label: 'Report du déficit global',
  write: frenchYears,
  checkedOn: '2025-12-31',
  values: [{ from: '1995-01-01', value: 6, source: 'CGI art. 156, I', evidence: 'official' }],
}

/** Management lump sum, euros a dwelling and a year. */
export const managementLumpSum: Parameter<number> = {
  label: 'Forfait de gestion par logement',
  write: frenchEuros,
  checkedOn: '2025-12-31',
  values: [{ from: '2006-01-01', value: 20, source: 'CGI art. 31, I, 1°, e', evidence: 'unverified' }],
}

/** Flat regime of unfurnished letting: a share of the rents, while those of the household stay under a ceiling. Euros. */
export const microProperty: Parameter<{ ceiling: number; allowance: number }> = {
  label: 'Micro-foncier',
  write: ({ ceiling, allowance }) =>
    `Abattement de ${frenchPercent(allowance)} jusqu’à ${frenchEuros(ceiling)} de loyers`,
  checkedOn: '2025-12-31',
  values: [
    { from: '2006-01-01', value: { ceiling: 15_000, allowance: 0.3 }, source: 'CGI art. 32', evidence: 'official' },
  ],
}

/** Years during which the choice of the actual regime instead of the flat one cannot be taken back. */
export const actualRegimeYears: Parameter<number> = {
  label: 'Option pour le régime réel des revenus fonciers',
  write: (years) => `Irrévocable pendant ${frenchYears(years)}`,
  checkedOn: '2025-12-31',
  values: [{ from: '2002-01-01', value: 3, source: 'CGI art. 32, 4 (loi 2002-1575, art. 10)', evidence: 'official' }],
}

/** Years that follow the one in which global income took a deficit, until whose end the property must stay let. */
export const deficitLettingYears: Parameter<number> = {
  label: 'Location après un déficit imputé sur le revenu global',
  write: (years) => `Jusqu’au 31 décembre de la ${years}ᵉ année qui suit`,
  checkedOn: '2025-12-31',
  values: [{ from: '1995-01-01', value: 3, source: 'CGI art. 156, I, 3°', evidence: 'official' }],
}
