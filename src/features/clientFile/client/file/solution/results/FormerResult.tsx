import { Link } from 'react-router-dom'
import { ExclamationCircleFilled } from '@ant-design/icons'
import { messages } from '#contract'
import { selectSolution, solutionRetried } from '../../../calculation'
import { useAppDispatch, useAppSelector } from '#client/store'
import { formatNumber, formatTime } from '#client/ui'
import { Button } from '#client/ui/controls'
import { useOpenAggregate } from '#client/editing'
import { instantOf } from '#client/editing/saving'
import { labelOfAnswer, reasonOf } from './NotCalculated'
import { placeOf } from './placeOf'

/** Answers that are named; there is room for no more. */
const NAMED = 2

/** Whether the figures on screen are those of before: what is typed now cannot be calculated, or the server did not answer. */
export const useIsFormer = (): boolean =>
  useAppSelector((state) => {
    const { status, result } = selectSolution(state)
    return result !== null && (status === 'invalid' || status === 'failed')
  })

/** Says, in a place of its own that moves nothing, why the figures on screen are those of before, and what to do. */
export const FormerResult = () => (
  <div role="status" className="former-result">
    {useIsFormer() && <Notice />}
  </div>
)

function Notice() {
  const dispatch = useAppDispatch()
  const { status, failure, calculatedAt } = useAppSelector(selectSolution)
  const time = calculatedAt === null ? 'd’avant' : `de ${formatTime(instantOf(calculatedAt))}`
  return (
    <div className="former-result-notice">
      <ExclamationCircleFilled aria-hidden />
      <p>
        {status === 'invalid' ? <ToCorrect /> : reasonOf(failure)} Les chiffres affichés sont ceux {time}.
      </p>
      {status === 'failed' && (
        <Button
          size="small"
          onClick={() => {
            dispatch(solutionRetried())
          }}
        >
          Réessayer
        </Button>
      )}
    </div>
  )
}

/** `À corriger : Durée du prêt et Taux.` */
function ToCorrect() {
  const { id } = useOpenAggregate()
  const { errors } = useAppSelector(selectSolution)
  const entries = Object.entries(errors)
  const isMissing = entries.every(([, texts]) => texts.includes(messages.required))
  const others = entries.length - NAMED
  return (
    <>
      {isMissing ? 'À compléter' : 'À corriger'}&nbsp;:{' '}
      {entries.slice(0, NAMED).map(([name], index) => (
        <span key={name}>
          {index > 0 && (others > 0 ? ', ' : ' et ')}
          <Link to={placeOf(id, name)}>{labelOfAnswer(name)}</Link>
        </span>
      ))}
      {others > 0 && ` et ${others === 1 ? 'un autre champ' : `${formatNumber(others)} autres champs`}`}.
    </>
  )
}
