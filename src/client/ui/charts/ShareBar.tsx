import { formatEuros, formatNumber } from '#presentation/formats'
import { wholeShares } from './shares'
import './shareBar.css'

interface ShareBarProps {
  readonly caption: string
  /** Four parts at most: more cannot be told apart. Euros. */
  readonly parts: readonly { readonly label: string; readonly euros: number }[]
}

/** What a total is made of: one bar, and the list that names its parts. */
export function ShareBar({ caption, parts }: ShareBarProps) {
  const total = parts.reduce((sum, { euros }) => sum + euros, 0)
  const shares = wholeShares(parts.map(({ euros }) => euros))
  return (
    <figure className="share-bar">
      <figcaption>
        {caption}
        <strong>{formatEuros(total)}</strong>
      </figcaption>
      <div className="share-bar-track" aria-hidden>
        {parts.map(
          ({ label, euros }, index) =>
            euros > 0 && <span key={label} className={`share-part share-part-${index}`} style={{ flexGrow: euros }} />,
        )}
      </div>
      <ul className="share-bar-parts">
        {parts.map(({ label, euros }, index) => (
          <li key={label}>
            <span className={`share-swatch share-part-${index}`} aria-hidden />
            <span>{label}</span>
            <span className="share-figures">
              {formatEuros(euros)}
              {total > 0 && <small> {formatNumber(shares[index], { unit: '%' })}</small>}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
