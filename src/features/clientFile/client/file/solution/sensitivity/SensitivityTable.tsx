import { formatEuros, formatPercent } from '#client/ui'
import type { SimulationAnswer } from '#features/simulation/client'
import { useClientWord } from '../../parts/useClientWord'
import type { Sensitivity } from './useSensitivity'
import './sensitivity.css'

type Indicators = Pick<SimulationAnswer['data']['indicators'], 'average_effort' | 'net_wealth' | 'irr_after_tax'>

/** What the result becomes when one thing at a time turns out otherwise. A small table of the page: antd's weighs 61 KiB. */
export function SensitivityTable({ sensitivity: { result, cases } }: { sensitivity: Sensitivity }) {
  const word = useClientWord()
  const study = result.data.indicators
  return (
    <table className="sensitivity">
      <caption>Si les choses tournent autrement</caption>
      <thead>
        <tr>
          <th scope="col">Une chose à la fois</th>
          <th scope="col">{word('Effort mensuel moyen')}</th>
          <th scope="col">Écart</th>
          <th scope="col">{word('Patrimoine net à terme')}</th>
          <th scope="col">{word('TRI après impôt')}</th>
        </tr>
      </thead>
      <tbody>
        <Row words="Étude présentée" indicators={study} />
        {cases.map(({ key, words, outcome }) => (
          <Row key={key} words={words} indicators={outcome.indicators} study={study} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ words, indicators, study }: { words: string; indicators: Indicators; study?: Indicators }) {
  const difference = study && Math.round(indicators.average_effort - study.average_effort)
  return (
    <tr>
      <th scope="row">{words}</th>
      <td>{effortOf(indicators.average_effort)}</td>
      <td>{difference === undefined || difference === 0 ? '—' : formatEuros(difference, { sign: true })}</td>
      <td>{formatEuros(indicators.net_wealth)}</td>
      <td>{formatPercent(indicators.irr_after_tax, { decimals: 1 })}</td>
    </tr>
  )
}

/** A surplus is named, never a negative effort. */
const effortOf = (effort: number): string => (effort >= 0 ? formatEuros(effort) : `excédent de ${formatEuros(-effort)}`)
