import { Card, KeyFigure, KeyFigures } from '#client/ui'
import { Amount } from '#client/ui/explanation'
import { PinelYears } from './PinelYears'
import type { Reduction } from './reductionAnswer'

interface ReductionProps {
  readonly reduction: Reduction
}

export const PinelReductionSummary = ({ reduction: { total_used, years } }: ReductionProps) => (
  <>
    Impôt effacé en {years.length}&nbsp;ans&nbsp;: <Amount figure="total_used" value={total_used} />
  </>
)

/** What a purchase gives, what of it serves, and the rent that it obliges to. */
export const PinelReductionResult = ({ reduction }: ReductionProps) => (
  <>
    <Card title="Réduction d’impôt">
      <KeyFigures>
        <Used reduction={reduction} />
        <FirstYear reduction={reduction} />
        <KeyFigure
          label="Réduction perdue"
          value={<Amount figure="total_lost" value={reduction.total_lost} />}
          note="au-dessus de l’impôt ou du plafond global"
        />
        <Base reduction={reduction} />
        <KeyFigure
          label="Loyer plafond"
          value={<Amount figure="rent_ceiling" value={reduction.rent_ceiling} unit="euros_per_month" />}
          note="hors charges, pour un bail de l’année de l’acte"
        />
      </KeyFigures>
      <p className="simulator-sentence">{baseLimits[reduction.base_limit]}</p>
      <Lost reduction={reduction} />
    </Card>
    <PinelYears years={reduction.years} />
  </>
)

const Used = ({ reduction: { total_used, total_reduction, years } }: ReductionProps) => (
  <KeyFigure
    lead
    label="Réduction utilisée"
    value={<Amount figure="total_used" value={total_used} />}
    note={
      <>
        sur {years.length}&nbsp;ans, de <Amount figure="total_reduction" value={total_reduction} /> en tout
      </>
    }
  />
)

/** What the reduction is counted on, and at which rate. */
const Base = ({ reduction: { base, cost, rate, years } }: ReductionProps) => (
  <>
    <KeyFigure
      label="Base"
      value={<Amount figure="base" value={base} />}
      note={
        <>
          pour un coût de <Amount figure="cost" value={cost} />
        </>
      }
    />
    <KeyFigure
      label="Taux"
      value={<Amount figure="rate" value={rate} unit="rate" />}
      note={`de la base, sur ${years.length}\u00a0ans`}
    />
  </>
)

function FirstYear({ reduction: { years } }: ReductionProps) {
  const [first] = years
  return (
    first && (
      <KeyFigure
        label="Réduction par an"
        value={<Amount figure={`years.${first.year}.reduction`} value={first.reduction} unit="euros_per_year" />}
        note={`dès l’impôt de ${first.year}`}
      />
    )
  )
}

/** Why the reduction does not rest on the whole cost. */
const baseLimits: Readonly<Record<Reduction['base_limit'], string>> = {
  none: 'La réduction porte sur tout le coût\u00a0: ni le plafond de 300\u202f000\u00a0€ ni celui de 5\u202f500\u00a0€ par m² ne l’écartent.',
  total: 'La base est celle du plafond de 300\u202f000\u00a0€ par an\u00a0: le coût au-delà n’ouvre aucune réduction.',
  per_square_meter:
    'La base est celle du plafond de 5\u202f500\u00a0€ par m² de surface habitable\u00a0: le coût au-delà n’ouvre aucune réduction.',
}

function Lost({ reduction: { total_lost, advantages_cap } }: ReductionProps) {
  if (total_lost === 0) return null
  return (
    <p className="simulator-sentence">
      Chaque année, la réduction ne dépasse ni l’impôt ni le plafond global des avantages fiscaux (
      <Amount figure="advantages_cap" value={advantages_cap} unit="euros_per_year" />, autres avantages compris). Ce qui
      dépasse ne se reporte pas.
    </p>
  )
}
