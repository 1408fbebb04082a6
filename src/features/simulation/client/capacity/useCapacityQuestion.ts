import { useState } from 'react'
import { shallowEqual } from 'react-redux'
import { capacityQuestion, type CapacityQuestion } from './capacityQuestion'

type Question = Parameters<typeof capacityQuestion>

/** The question that answers make, the same object as long as it says the same. @param answers null while one of them is wrong */
export function useCapacityQuestion(answers: Question[0] | null, usual: Question[1]): CapacityQuestion | null {
  const next = answers && capacityQuestion(answers, usual)
  const [held, setHeld] = useState(next)
  if (shallowEqual(held, next)) return held
  setHeld(next)
  return next
}
