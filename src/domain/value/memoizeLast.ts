/** A pure function that keeps its last answer: those who compare many operations ask the same of each. */
export function memoizeLast<Question extends readonly unknown[], Answer>(
  answerTo: (...question: Question) => Answer,
): (...question: Question) => Answer {
  let last: { readonly question: Question; readonly answer: Answer } | undefined
  return (...question) => {
    if (last?.question.every((part, index) => part === question[index]) === true) return last.answer
    last = { question, answer: answerTo(...question) }
    return last.answer
  }
}
