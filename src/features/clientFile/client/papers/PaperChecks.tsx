import { CheckOutlined, WarningOutlined } from '@ant-design/icons'
import type { Check } from '#client/papers'
import { checkWords } from './checkWords'

/** What was compared in a paper: what differs first. */
export function PaperChecks({ checks }: { checks: readonly Check[] }) {
  if (checks.length === 0) return null
  const sorted = [...checks].sort((one, other) => Number(one.agrees) - Number(other.agrees))
  return (
    <section aria-labelledby="paper-checks">
      <h4 id="paper-checks">Cohérence du document</h4>
      <ul className="paper-checks">
        {sorted.map((check) => (
          <li key={checkWords(check)} className={check.agrees ? 'paper-agrees' : 'paper-differs'}>
            {check.agrees ? <CheckOutlined aria-hidden /> : <WarningOutlined aria-hidden />}
            <span>
              {!check.agrees && <strong>Écart. </strong>}
              {checkWords(check)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
