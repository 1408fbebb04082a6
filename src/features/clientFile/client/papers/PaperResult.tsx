import { useEffect, useRef } from 'react'
import type { Reading } from '#client/papers'
import { formatNumber } from '#client/ui'
import { today } from '#client/screens'
import { LoanChoice } from './LoanChoice'
import { PaperChecks } from './PaperChecks'
import { PaperCode } from './PaperCode'
import { peopleOf } from './people'
import { PeopleChoice } from './PeopleChoice'
import { ProposalList } from './ProposalList'
import { proposalsOf } from './proposals'
import { Unused } from './Unused'
import { useLoanTarget } from './useLoanTarget'
import { usePersons } from './usePersons'
import { paperNames } from './words'

export type ReadResult = Extract<Reading, { kind: 'read' }>

/** What a paper says: what the file could take of it, one value at a time, then the rest. */
export function PaperResult({ reading }: { reading: ReadResult }) {
  const { paper, findings, checks, code, hasText, pages } = reading
  const heading = useRef<HTMLHeadingElement>(null)
  const people = peopleOf(findings)
  const { persons, choose, hasCompanion } = usePersons(people)
  const loan = useLoanTarget(findings)
  const proposals = proposalsOf(paper, findings, persons, today())
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <div className="paper-result">
      <h3 ref={heading} tabIndex={-1}>
        {paperNames[paper]}
        <small>{formatNumber(pages, { unit: pages > 1 ? 'pages' : 'page' })}</small>
      </h3>
      {!hasText && <p className="remark">Ce document est une image&nbsp;: seul son code 2D-Doc a été lu.</p>}
      {paper !== 'loanSchedule' && (
        <PeopleChoice people={people} persons={persons} hasCompanion={hasCompanion} onChoose={choose} />
      )}
      {paper === 'loanSchedule' && <LoanChoice {...loan} />}
      <ProposalList
        proposals={proposals}
        loan={loan}
        isWaiting={people.some(({ rank }) => persons[rank] === undefined)}
      />
      <PaperChecks checks={checks} />
      {code && <PaperCode code={code} />}
      <Unused paper={paper} findings={findings} proposals={proposals} />
    </div>
  )
}
