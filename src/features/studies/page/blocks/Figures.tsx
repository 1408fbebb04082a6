import type { DocumentFigure } from '#presentation/documents'
import { Amount } from './Amount'

/** Figures that stand out; on a phone one goes through them with a finger. */
export function Figures({ figures }: { readonly figures: readonly DocumentFigure[] }) {
  return (
    <dl className="figures">
      {figures.map(({ label, value, key, note, isMain = false }) => (
        <div key={label} className="figure card">
          <dt>{label}</dt>
          <dd className={isMain ? 'figure-value is-main' : 'figure-value'}>
            {key === undefined ? value : <Amount amount={value} figureKey={key} />}
            {note !== undefined && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
