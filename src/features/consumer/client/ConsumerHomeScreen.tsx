import { Link } from 'react-router-dom'
import { Card } from '#client/ui'
import { Button } from '#client/ui/controls'
import { searchAddress, useHosts, useKnownRoutes } from '#client/screens'
import { SUPPORT_EMAIL } from '#client/screens/errors'
import { investmentTypes } from './menu'

const proofs = [
  {
    title: 'Formules ouvertes',
    sentence:
      'Chaque montant se déplie jusqu’à son calcul\u202f: ce qui entre, ce qui sort, et l’article de loi qui le dit.',
  },
  {
    title: 'Règles datées',
    sentence:
      'Barèmes, plafonds et taux portent leur date d’effet et leur source. Une règle non vérifiée est signalée.',
  },
  {
    title: 'Sans vos coordonnées',
    sentence:
      'Le résultat s’affiche avant toute demande. Vous ne laissez votre adresse que si vous voulez être rappelé.',
  },
] as const

/** The first page of the consumer side. */
export function ConsumerHomeScreen() {
  return (
    <>
      <title>Solive · Comparez un investissement immobilier</title>
      <Hero />
      <Proofs />
      <InvestmentTypes />
      <Honesty />
    </>
  )
}

function Hero() {
  const knows = useKnownRoutes()
  return (
    <section className="consumer-hero">
      <h1>Comparez un investissement comme le ferait votre conseiller</h1>
      <p>
        Ce qu’un bien coûte par mois, ce qu’il rapporte, ce qu’il en reste après impôts, et ce qui peut mal tourner.
      </p>
      <div className="consumer-actions">
        {knows(searchAddress) && (
          <Button type="primary" size="large" href={searchAddress}>
            Ouvrir le comparateur
          </Button>
        )}
        <Button
          size="large"
          type={knows(searchAddress) ? 'default' : 'primary'}
          href={`mailto:${SUPPORT_EMAIL}?subject=${encodeURIComponent('Être accompagné')}`}
        >
          Être accompagné
        </Button>
      </div>
    </section>
  )
}

function Proofs() {
  return (
    <section className="consumer-section" aria-label="Pourquoi nous croire">
      <ul className="consumer-proofs">
        {proofs.map(({ title, sentence }) => (
          <li key={title}>
            <Card title={title}>
              <p>{sentence}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}

function InvestmentTypes() {
  const knows = useKnownRoutes()
  return (
    <section className="consumer-section" aria-labelledby="investment-types">
      <h2 id="investment-types">Huit types d’investissement, examinés de la même façon</h2>
      <ul className="consumer-types">
        {investmentTypes.map(({ address, label }) => (
          <li key={address}>{knows(address) ? <Link to={address}>{label}</Link> : label}</li>
        ))}
      </ul>
    </section>
  )
}

function Honesty() {
  const { addresses } = useHosts()
  return (
    <section className="consumer-section consumer-promise">
      <h2>Nous vous montrons aussi ce qui ne marche pas</h2>
      <p>
        Un mois sans locataire, une revente plus basse, un dispositif fermé&nbsp;: ces cas sont dans le calcul, pas en
        note de bas de page.
      </p>
      <p>
        Vous êtes conseiller&nbsp;? <a href={`${addresses.professional}/login`}>Ouvrir l’espace professionnel</a>
      </p>
    </section>
  )
}
