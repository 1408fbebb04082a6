import { type KeyboardEvent, useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useItems, useOpenAggregate } from '#client/editing'
import type { Ref } from '#contract/jsonapi'
import { clientFileSections } from '#features/clientFile/contract/household'
import { sectionAddress } from '#features/clientFile/contract'
import { SHOWN_FIELD } from '#client/editing/parts'
import { ProposalRow } from './ProposalRow'
import type { Proposal } from './proposal'
import type { LoanTarget } from './useLoanTarget'

interface ProposalListProps {
  readonly proposals: readonly Proposal[]
  readonly loan: LoanTarget
  /** Nobody said yet whom the paper is about, so that there may be more. */
  readonly isWaiting: boolean
}

/** What the file could take, one value at a time, its field beside it; the arrows go from button to button. */
export function ProposalList({ proposals, loan, isWaiting }: ProposalListProps) {
  const targets = useTargets(loan)
  const show = useShownField(proposals)
  return (
    <section aria-labelledby="paper-proposals">
      <h4 id="paper-proposals">À reprendre dans le dossier</h4>
      {proposals.length === 0 ? (
        <p className="remark">
          {isWaiting ? 'Dites d’abord qui est concerné.' : 'Ce document ne dit rien que le dossier demande.'}
        </p>
      ) : (
        <ol className="paper-proposals">
          {proposals.map((proposal) => (
            <ProposalRow
              key={[proposal.section, proposal.field, ...proposal.from.map(({ key }) => key)].join(' ')}
              proposal={proposal}
              target={targets(proposal)}
              onAdded={loan.choose}
              onKeyDown={moveByArrows}
              onShow={() => {
                show(proposal)
              }}
            />
          ))}
        </ol>
      )}
    </section>
  )
}

/** The resource that each proposal is for; null for a loan that is not in the file yet. */
function useTargets(loan: LoanTarget): (proposal: Proposal) => Ref | null {
  const single = {
    tax: useItems('tax')[0],
    income: useItems('income')[0],
    companion: useItems('companion')[0],
    professional_situation: useItems('professional_situation')[0],
  }
  return ({ section }) => {
    if (section === 'current_loan') return loan.target
    const item = Object.entries(single).find(([type]) => type === section)?.[1]
    return item ? { type: section, id: item.key } : null
  }
}

/** Puts the focus on the button of the proposal before or after. */
function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const buttons = [...(event.currentTarget.closest('ol')?.querySelectorAll('button') ?? [])]
  const next = buttons[buttons.findIndex((button) => button === document.activeElement) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** Has the field of a proposal seen beside the values that are proposed; the first one as soon as there is one. */
function useShownField(proposals: readonly Proposal[]): (proposal: Proposal) => void {
  const { id } = useOpenAggregate()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const show = ({ section, field }: Proposal) => {
    const path = clientFileSections.find(({ definition }) => definition.type === section)?.path
    if (path === undefined) return
    const address = `${sectionAddress(id, path)}&${SHOWN_FIELD}=${field}`
    if (address !== `${pathname}${search}`) void navigate(address, { replace: address.startsWith(pathname) })
  }
  const showFirst = useEffectEvent(() => {
    const [first] = proposals
    if (first) show(first)
  })
  const hasAny = proposals.length > 0
  useEffect(() => {
    if (hasAny) showFirst()
  }, [hasAny])
  return show
}
