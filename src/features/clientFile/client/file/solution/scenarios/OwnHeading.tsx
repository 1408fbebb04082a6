import { useNavigate } from 'react-router-dom'
import { Button } from '#client/ui/controls'
import { useOpenAggregate } from '#client/editing'
import { placeOf } from '../results/placeOf'
import { useTrial } from '../trial/useOperation'
import { lineOf } from './letters'
import { LineSample } from '#client/ui/charts'

/** The operation on screen, which the others are compared with: it is edited where its answers are. */
export function OwnHeading() {
  const { id, readOnly } = useOpenAggregate()
  const isTrial = useTrial() !== null
  const navigate = useNavigate()
  return (
    <>
      <div className="scenario-name">
        <span className="scenario-letter">A</span> <LineSample line={lineOf.A} /> Opération à l’écran
      </div>
      {(!readOnly || isTrial) && (
        <div className="scenario-actions">
          <Button
            size="small"
            data-edits="A"
            aria-label="Modifier A"
            onClick={() => {
              void navigate(placeOf(id, 'property_price'))
            }}
          >
            Modifier
          </Button>
        </div>
      )}
    </>
  )
}
