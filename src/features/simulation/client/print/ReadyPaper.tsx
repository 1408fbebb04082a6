import { use, useEffect, type ComponentProps } from 'react'
import { sincerityOf } from '../explanation/explainedSolution'
import { PrintedSolution } from './PrintedSolution'

interface ReadyPaperProps extends ComponentProps<typeof PrintedSolution> {
  readonly isAutomatic: boolean
}

/** The paper once all that it says is known, which then prints itself where that was asked. */
export function ReadyPaper({ isAutomatic, ...paper }: ReadyPaperProps) {
  use(sincerityOf(paper.result, paper.configuration))
  useEffect(() => {
    if (isAutomatic) globalThis.print()
  }, [isAutomatic])
  return <PrintedSolution {...paper} />
}
