import { formatEuros } from '../formats/numbers'
import { effortInWords, series, yearName, type EffortYear } from './effortYear'

/** The figures of the year that is pointed at, on the side where it hides nothing. The slider tells them to screen readers. */
export function EffortReadout({ year, isRight }: { year: EffortYear; isRight: boolean }) {
  return (
    <div className={isRight ? 'chart-readout chart-readout-left' : 'chart-readout'} aria-hidden>
      <p className="chart-readout-year">{yearName(year)}</p>
      <dl>
        {series
          .filter(({ name }) => year[name] !== 0)
          .map(({ name, label, side }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{formatEuros(side === 'in' ? year[name] : -year[name], { sign: true })}</dd>
            </div>
          ))}
      </dl>
      <p className="chart-readout-effort">{effortInWords(year.effort)}</p>
    </div>
  )
}
