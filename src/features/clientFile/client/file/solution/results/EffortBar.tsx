import { Link } from 'react-router-dom'
import { PageBar } from '#client/ui/layout'
import { Effort } from './Effort'
import { FormerResult, useIsFormer } from './FormerResult'

/** The address of the operation under its result. */
const SHEET = '?groupe=leviers'

/** On a phone, the effort stays in sight, with the way to what it is made of; or why it is that of before. */
export function EffortBar() {
  const isFormer = useIsFormer()
  return (
    <PageBar label="L’effort">
      <FormerResult />
      {!isFormer && (
        <>
          <Effort />
          <Link to={SHEET} className="effort-bar-edit">
            Modifier
          </Link>
        </>
      )}
    </PageBar>
  )
}
