import { Card, formatEuros, formatNumber } from '#client/ui'
import { Amount } from '#client/ui/explanation'
import { DataTable, type Column } from '#client/ui/table'
import type { SimulatorAnswer } from '#features/simulation/client'
import { ofLoan } from './ofLoan'

type Loans = Extract<SimulatorAnswer, { name: 'loan-capacity' }>['data']
type Offer = Loans['by_duration'][number]

const figureOf = ({ loan_duration }: Offer, name: keyof Offer): string => ofLoan(`by_duration.${loan_duration}.${name}`)

const columns: readonly [Column<Offer>, ...Column<Offer>[]] = [
  { key: 'duration', title: 'Durée', cell: ({ loan_duration }) => formatNumber(loan_duration, { unit: 'ans' }) },
  {
    key: 'rate',
    title: 'Taux',
    align: 'end',
    cell: (offer) => <Amount figure={figureOf(offer, 'loan_rate')} value={offer.loan_rate} unit="rate" />,
  },
  {
    key: 'amount',
    title: 'Capital empruntable',
    align: 'end',
    cell: (offer) => <Amount figure={figureOf(offer, 'loan_amount')} value={offer.loan_amount} />,
  },
  {
    key: 'budget',
    title: 'Budget, frais compris',
    align: 'end',
    cell: (offer) => <Amount figure={figureOf(offer, 'budget')} value={offer.budget} />,
  },
  {
    key: 'interest',
    title: 'Intérêts',
    align: 'end',
    cell: (offer) => <Amount figure={figureOf(offer, 'interest_cost')} value={offer.interest_cost} />,
  },
  {
    key: 'insurance',
    title: 'Assurance',
    align: 'end',
    cell: (offer) => <Amount figure={figureOf(offer, 'insurance_cost')} value={offer.insurance_cost} />,
  },
]

/** What a bank would lend without any rent to come, by duration side by side, at the firm's rates. */
export function LoansByDuration({ loans: { by_duration: offers } }: { readonly loans: Loans }) {
  return (
    <Card title="Capacité d’emprunt, sans loyer à venir" sentence={compared(offers)}>
      <DataTable
        caption="Prêt le plus haut selon la durée"
        columns={columns}
        rows={offers}
        rowKey={({ loan_duration }) => String(loan_duration)}
      />
    </Card>
  )
}

/** What the longest loan adds to the one before, and costs. */
function compared(offers: readonly Offer[]): string {
  const [shorter, longer] = offers.slice(-2)
  if (!shorter || !longer) return ''
  const cost = ({ interest_cost, insurance_cost }: Offer) => interest_cost + insurance_cost
  return `${formatNumber(longer.loan_duration - shorter.loan_duration, { unit: 'ans' })} de plus que ${formatNumber(shorter.loan_duration, { unit: 'ans' })} ajoutent ${formatEuros(longer.budget - shorter.budget)} de budget et ${formatEuros(cost(longer) - cost(shorter))} d’intérêts et d’assurance.`
}
