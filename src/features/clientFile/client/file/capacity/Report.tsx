import { useEffect, useEffectEvent, useState } from 'react'
import { formatEuros } from '#client/ui'
import { Button } from '#client/ui/controls'
import { Amount } from '#client/ui/explanation'
import type { Capacity, CapacityQuestion } from '#features/simulation/client/capacity'
import { useCapacityTrial } from './CapacityTrial'
import { useReport } from './useReport'

/** What the solution has a field for. */
const reported = ['contribution', 'loan_duration', 'loan_rate', 'insurance_rate', 'municipality'] as const

interface ReportProps {
  readonly capacity: Capacity
  /** What is on screen, which `capacity` may not answer yet; null when it cannot be calculated with. */
  readonly question: CapacityQuestion | null
}

/**
 * The budget becomes the price of the solution, with what was tried here. Asked for while the answers are being calculated,
 * it is reported once it answers them.
 */
export function Report({ capacity, question }: ReportProps) {
  const { budget } = capacity.answer.data
  const { tried } = useCapacityTrial()
  const [asked, setAsked] = useState<CapacityQuestion | null>(null)
  const report = useReport()
  const reportNow = () => {
    if (!report || budget === null) return
    const answers = Object.fromEntries(
      reported.filter((name) => Object.hasOwn(tried, name)).map((name) => [name, capacity.question[name]]),
    )
    report(
      { ...answers, project: capacity.question.project, investment_price: budget },
      `Budget de ${formatEuros(budget)} reporté dans la solution`,
    )
  }
  const whenAnswered = useEffectEvent(reportNow)
  const isAnswered = asked !== null && asked === capacity.question
  useEffect(() => {
    if (isAnswered) whenAnswered()
  }, [isAnswered])
  if (!report || budget === null || budget === 0) return null
  return (
    <p className="capacity-report">
      <Button
        type="primary"
        disabled={question === null}
        loading={asked !== null && asked === question && !isAnswered}
        onClick={() => {
          if (question === capacity.question) reportNow()
          else setAsked(question)
        }}
      >
        Reporter dans la solution
      </Button>
      <span>
        Le prix du bien devient <Amount figure="budget" value={budget} />.
      </span>
    </p>
  )
}
