import type { LineStyle } from './curve'
import './curves.css'

/** What a curve looks like, beside its name. */
export const LineSample = ({ line }: { line: LineStyle }) => (
  <svg className="line-sample" width="28" height="10" aria-hidden>
    <line className={`curve curve-${line}`} x1="1" x2="27" y1="5" y2="5" />
  </svg>
)
