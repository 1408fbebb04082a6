import { useSame } from '../asking'
import { capacityQuestion, type CapacityQuestion } from './capacityQuestion'

type Question = Parameters<typeof capacityQuestion>

/** The question that answers make, the same object as long as it says the same. @param answers null while one of them is wrong */
export const useCapacityQuestion = (answers: Question[0] | null, usual: Question[1]): CapacityQuestion | null =>
  useSame(answers && capacityQuestion(answers, usual))
