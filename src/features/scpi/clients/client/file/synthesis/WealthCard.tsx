import { Link } from 'react-router-dom'
import { Card, formatEuros, formatPercent, KeyFigure, KeyFigures } from '#client/ui'
import { ShareBar } from '#client/ui/charts'
import { scpiClientAddress } from '#features/scpi/clients/contract'
import { useWealth } from '../wealth/useWealth'
import { precautionWords } from '../wealth/WealthFigures'
import '../wealth/wealth.css'

/** What the client is worth, of what it is made, and what is left of his budget. */
export function WealthCard({ clientId, accountId }: { clientId: string; accountId: string }) {
  const wealth = useWealth(accountId)
  if (!wealth) return null
  const { scpi_assets: scpi, liquid_a: liquid, debts } = wealth
  const gross = wealth.financial_assets + wealth.real_estate_gross + wealth.other_assets
  return (
    <Card
      title={`Patrimoine net ${formatEuros(wealth.net_worth)}`}
      actions={<Link to={scpiClientAddress(clientId, 'patrimoine')}>Ouvrir</Link>}
    >
      <div className="scpi-fields">
        {gross > 0 && (
          <ShareBar
            caption={debts > 0 ? `Actifs, dont ${formatEuros(debts)} de dettes à déduire` : 'Actifs'}
            parts={[
              { label: 'Immobilier', euros: wealth.real_estate_gross },
              { label: 'Parts de SCPI', euros: scpi },
              { label: 'Comptes et livrets', euros: liquid },
              { label: 'Autres placements et biens', euros: gross - wealth.real_estate_gross - scpi - liquid },
            ]}
          />
        )}
        <KeyFigures>
          <KeyFigure label="Revenus" value={formatEuros(wealth.income_month, { per: 'mois' })} />
          <KeyFigure label="Charges" value={formatEuros(wealth.outflow_month, { per: 'mois' })} note="Prêts compris" />
          <KeyFigure
            label="Épargne"
            value={formatPercent(wealth.income_month > 0 ? wealth.saving_ratio : null, { decimals: 0 })}
          />
          <KeyFigure label="Précaution" value={precautionWords(wealth.precaution_months)} />
        </KeyFigures>
      </div>
    </Card>
  )
}
