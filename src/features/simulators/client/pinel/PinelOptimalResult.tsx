import { Card, KeyFigure, KeyFigures } from '#client/ui'
import { Amount } from '#client/ui/explanation'
import type { SimulatorAnswer } from '#features/simulation/client'

type Optimal = Extract<SimulatorAnswer, { name: 'pinel-optimal' }>['data']

interface OptimalProps {
  readonly optimal: Optimal
}

export const PinelOptimalSummary = ({ optimal: { optimal_amount } }: OptimalProps) => (
  <>
    Montant optimal&nbsp;: <Amount figure="optimal_amount" value={optimal_amount} />
  </>
)

/** The largest useful purchase, what keeps it from being larger, and what it gives. */
export const PinelOptimalResult = ({ optimal }: OptimalProps) => (
  <Card title="Montant optimal">
    <KeyFigures>
      <KeyFigure
        lead
        label="Achat dont toute la réduction sert"
        value={<Amount figure="optimal_amount" value={optimal.optimal_amount} />}
        note="prix et frais d’acquisition"
      />
      <KeyFigure
        label="Réduction par an"
        value={<Amount figure="yearly_reduction" value={optimal.yearly_reduction} unit="euros_per_year" />}
        note="l’année où elle est la plus haute"
      />
      <KeyFigure
        label="Réduction totale"
        value={<Amount figure="total_reduction" value={optimal.total_reduction} />}
        note={
          <>
            <Amount figure="rate" value={optimal.rate} unit="rate" /> du montant
          </>
        }
      />
      <KeyFigure
        label="Surface minimale"
        value={<Amount figure="smallest_surface" value={optimal.smallest_surface} unit="square_meters" />}
        note="en dessous, le plafond par m² réduit la base"
      />
    </KeyFigures>
    <p className="simulator-sentence">{why(optimal)}</p>
  </Card>
)

const limits: Readonly<Record<Optimal['binding'], string>> = {
  tax: 'L’impôt du foyer fixe ce montant\u00a0: d’un achat plus cher, une part de la réduction dépasserait l’impôt et serait perdue.',
  advantages_cap:
    'Le plafond global des avantages fiscaux fixe ce montant\u00a0: d’un achat plus cher, une part de la réduction passerait au-dessus et serait perdue.',
  base_cap:
    'Le plafond de la base fixe ce montant\u00a0: au-delà, un achat n’ouvre aucune réduction de plus, quel que soit l’impôt.',
}

const nothingLeft: Readonly<Record<Optimal['binding'], string>> = {
  ...limits,
  tax: 'Le foyer n’a pas d’impôt à réduire\u00a0: aucun achat ne lui servirait.',
  advantages_cap:
    'Les autres avantages fiscaux atteignent déjà le plafond global\u00a0: aucun achat ne servirait au foyer.',
}

const why = ({ optimal_amount, binding }: Optimal): string => (optimal_amount > 0 ? limits : nothingLeft)[binding]
