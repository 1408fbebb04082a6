import { shallowEqual } from 'react-redux'
import { selectEdited } from '#client/autosave'
import { useAppSelector } from '#client/store'
import { type Change, useChanges } from '#client/editing/changes'
import { useProposals } from '../useProposals'
import { useItems } from '#client/editing'
import type { Proposal } from './LotRow'

/** The decisions taken on lots for the open file, by lot, as the person sees them: saved or not. */
export function useDecisions(): ReadonlyMap<string, Proposal> {
  const held = useProposals()
  const added = useItems('property_proposal')
  const ids = [...new Set([...held.map((proposal) => proposal.id), ...added.map(({ ref }) => ref.id)])]
  const proposals = useAppSelector(
    (state) => ids.flatMap((each) => selectEdited(state, 'property_proposal', each) ?? []),
    shallowEqual,
  )
  return new Map(
    proposals.flatMap((proposal) =>
      typeof proposal.attributes.property_id === 'string' ? [[proposal.attributes.property_id, proposal] as const] : [],
    ),
  )
}

export type Decision = { readonly status: 'kept' | 'sent' } | { readonly status: 'discarded'; readonly reason: string }

const said = { kept: 'Lot retenu', discarded: 'Lot écarté', sent: 'Lot marqué comme envoyé au client' } as const

/** Takes a decision on a lot, or back; each can be undone for a while. It is sent as any edit of the file: without a network too. */
export function useDecide(): {
  /** Keeps several lots of which nothing was decided, at once. */
  readonly keepAll: (lots: readonly string[]) => void
  readonly decide: (lot: string, current: Proposal | undefined, decision: Decision) => void
  readonly forget: (current: Proposal) => void
} {
  const { makeAndTell } = useChanges()
  const make = (message: string, change: Change): void => {
    makeAndTell([change], { type: 'success', message })
  }
  return {
    keepAll: (lots) => {
      makeAndTell(
        lots.map((lot) => newDecision(lot, { reason: null, status: 'kept' })),
        { type: 'success', message: lots.length > 1 ? `${lots.length} lots retenus` : said.kept },
      )
    },
    decide: (lot, current, decision) => {
      const after = { reason: null, ...decision }
      if (!current) make(said[decision.status], newDecision(lot, after))
      else {
        const { status = null, reason = null } = current.attributes
        make(said[decision.status], { ref: { type: current.type, id: current.id }, before: { status, reason }, after })
      }
    },
    forget: ({ type, id, attributes }) => {
      make('Décision retirée', { ref: { type, id }, before: attributes, after: null })
    },
  }
}

const newDecision = (lot: string, said: Decision & { readonly reason: string | null }): Change => ({
  ref: { type: 'property_proposal', id: lot },
  before: null,
  after: { property_id: lot, ...said },
})
