import { mainHomeGainExempt } from '../law/homes'
import { inForce } from '../law/parameter'
import { newHomeExemptionYears } from '../law/propertyTax'
import { frenchYears } from '../value/frenchText'
import { homeCost, type HomeScheme } from './home'
import { noQuestions } from './question'

/** The main home: the rent spared is not taxed, the gain of its sale neither (CGI art. 15, II and 150 U, II, 1°). */
export const personalResidency: HomeScheme<'personal_residency'> = {
  id: 'personal_residency',
  kind: 'home',
  label: 'Résidence principale',
  short: 'Résidence principale',
  slugs: ['residence-principale'],
  law: 'CGI art. 15, II et 150 U, II, 1°',
  asks: [],
  questions: noQuestions,
  requires: [],
  gives(purchase) {
    const { configuration, signatureDate } = purchase
    const exemption = inForce(newHomeExemptionYears, signatureDate)
    const isNew = configuration.seniority === 'new'
    return {
      obstacles: [],
      cost: homeCost(purchase),
      commitments: [
        'La plus-value est exonérée si le logement est la résidence principale le jour de la vente.',
        ...(isNew
          ? [
              `Le logement neuf ne paie pas de taxe foncière pendant ${frenchYears(exemption.value)}, ` +
                'sauf décision de la commune, à condition de le déclarer dans les 90 jours.',
            ]
          : []),
      ],
      parameters: [inForce(mainHomeGainExempt, signatureDate), ...(isNew ? [exemption] : [])],
    }
  },
}
