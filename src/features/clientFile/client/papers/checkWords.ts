import { formatEuros, formatNumber } from '#client/ui'
import type { Check } from '#client/papers'
import { findingNames, placeWords, writtenValue } from './words'

/** What came of a comparison, in a sentence. */
export function checkWords(check: Check): string {
  switch (check.kind) {
    case 'code': {
      const [code, text] = [writtenValue(check.key, check.inCode), writtenValue(check.key, check.inText)]
      return check.agrees
        ? `${findingNames[check.key]}\u202f: le code 2D-Doc et le texte disent la même chose (${text}).`
        : `${findingNames[check.key]}\u202f: le code 2D-Doc dit ${code}, le texte ${text}.`
    }
    case 'annuity': {
      const [expected, written] = [check.expected, check.written].map((euros) => formatEuros(euros, { decimals: 2 }))
      return check.agrees
        ? `Le capital, le taux et la durée donnent une mensualité hors assurance de ${expected ?? ''}, celle du document.`
        : `Le capital, le taux et la durée donnent une mensualité hors assurance de ${expected ?? ''}\u202f; le document dit ${written ?? ''}.`
    }
    case 'rows': {
      if (check.agrees)
        return `Les ${formatNumber(check.rows)} lignes du tableau se suivent\u202f: capital et intérêts sont cohérents.`
      return `Des lignes du tableau ne découlent pas de la précédente. ${check.wrong.map(placeWords).join(' ')}`
    }
  }
}
