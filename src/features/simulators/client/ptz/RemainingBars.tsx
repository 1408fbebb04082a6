import { formatEuros } from '#client/ui'
import type { Ptz } from './ptzAnswer'
import './ptz.css'

/** What is still due at the end of each year, as bars: nothing falls before the deferral is over. The table below says the same. */
export const RemainingBars = ({ ptz }: { readonly ptz: Ptz }) => (
  <figure className="ptz-bars">
    <figcaption>
      {ptz.deferral_years > 0
        ? `Rien n’est remboursé pendant ${ptz.deferral_years}\u00a0ans, puis le capital baisse de la même somme chaque mois.`
        : 'Le capital baisse de la même somme chaque mois.'}
    </figcaption>
    <div className="ptz-bars-drawing" aria-hidden>
      {ptz.yearly_schedule.map(({ year, remaining_capital }) => (
        <span
          key={year}
          title={`Année ${year}\u00a0: ${formatEuros(remaining_capital)}`}
          className={year <= ptz.deferral_years ? 'ptz-bar ptz-bar-deferred' : 'ptz-bar'}
          style={{ blockSize: `${ptz.amount > 0 ? (100 * remaining_capital) / ptz.amount : 0}%` }}
        />
      ))}
    </div>
  </figure>
)
