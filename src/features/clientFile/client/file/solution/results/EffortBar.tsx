import { Link } from 'react-router-dom'
import { SHEET } from '../inputs/InputSheet'
import { Effort } from './Effort'

/** On a phone, the effort stays in sight, with the way to what it is made of. */
export function EffortBar() {
  return (
    <div className="effort-bar">
      <Effort />
      <Link to={SHEET} className="effort-bar-edit">
        Modifier
      </Link>
    </div>
  )
}
