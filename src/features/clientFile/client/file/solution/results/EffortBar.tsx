import { Link } from 'react-router-dom'
import { PageBar } from '#client/ui/layout'
import { SHEET } from '../inputs/InputSheet'
import { Effort } from './Effort'

/** On a phone, the effort stays in sight, with the way to what it is made of. */
export const EffortBar = () => (
  <PageBar label="L’effort">
    <Effort />
    <Link to={SHEET} className="effort-bar-edit">
      Modifier
    </Link>
  </PageBar>
)
