import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useConfirm, useToast } from '#client/feedback'
import { OFFLINE, useOnline } from '#client/screens'
import { ErrorBlock } from '#client/ui'
import { Button } from '#client/ui/controls'
import type { SaleAction } from '../api'
import { useAppStore } from '#client/store'
import { selectResource } from '#client/entities'
import type { SaleKind } from '../kinds'
import { linkedId, type SaleRow } from '../saleRow'
import { withLocation } from '../salesLocation'
import { sentenceOf, useSaleAction } from '../useSaleAction'
import { ActionForm } from './ActionForm'
import { doneWords } from './doneWords'
import { askedFields } from './askedFields'

export interface ActionsProps {
  readonly kind: SaleKind
  readonly sale: SaleRow
  readonly actions: readonly SaleAction[]
}

/** What may be done with a sale now, as the server says it, and why the rest may not. */
export function Actions({ kind, sale, actions }: ActionsProps) {
  const { asked, ask, close, underWay, refused, start } = useActions({ kind, sale })
  const isOnline = useOnline()
  const possible = actions.filter(({ reason }) => reason === null)
  if (actions.length === 0) return null
  return (
    <section className="sale-part">
      <h2>À faire</h2>
      {refused !== null && <ErrorBlock message={refused} />}
      {asked === null ? (
        <div className="sale-actions">
          {possible.map((one, index) => (
            <Button
              key={one.action}
              type={index === 0 ? 'primary' : 'default'}
              danger={one.undoes.length > 0}
              loading={underWay === one.action}
              disabled={!isOnline || (underWay !== null && underWay !== one.action)}
              title={isOnline ? undefined : OFFLINE}
              onClick={() => {
                if (askedFields(kind, sale, one).length > 0) ask(one)
                else void start(one)
              }}
            >
              {one.label}
            </Button>
          ))}
          {possible.length === 0 && <p>Rien à faire dans cet état.</p>}
        </div>
      ) : (
        <ActionForm kind={kind} sale={sale} action={asked} onClose={close} />
      )}
      <Refused actions={actions.filter(({ reason }) => reason !== null)} />
    </section>
  )
}

/** What is not possible now, each with its reason. */
const Refused = ({ actions }: Pick<ActionsProps, 'actions'>) =>
  actions.length > 0 && (
    <details className="sale-refused">
      <summary>Pas possible maintenant ({actions.length})</summary>
      <ul>
        {actions.map(({ action, label, reason }) => (
          <li key={action}>
            <strong>{label}</strong> {reason}
          </li>
        ))}
      </ul>
    </details>
  )

/** One action at a time: those that ask for nothing are done at once, after a question where they undo something. */
function useActions({ kind, sale }: Pick<ActionsProps, 'kind' | 'sale'>) {
  const act = useSaleAction(sale)
  const confirm = useConfirm()
  const toast = useToast()
  const [asked, ask] = useState<SaleAction | null>(null)
  const [underWay, setUnderWay] = useState<string | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const openBooking = useBookingOf(sale)
  const start = async (one: SaleAction) => {
    if (underWay !== null) return
    setUnderWay(one.action)
    setRefused(null)
    if (await isConfirmed(one, confirm)) {
      const errors = await act({ action: one.action })
      if (errors) setRefused(sentenceOf(errors))
      else {
        toast({ type: 'success', message: doneWords(kind, one) })
        if (one.action === 'convert') openBooking()
      }
    }
    setUnderWay(null)
  }
  return {
    ...{ asked, ask, underWay, refused, start },
    close: () => {
      ask(null)
    },
  }
}

/** Opens the booking that an option became, where it is filled in. */
function useBookingOf({ type, id }: SaleRow): () => void {
  const store = useAppStore()
  const [, setParameters] = useSearchParams()
  return () => {
    const sale = selectResource(store.getState(), type, id)
    const booking = sale && linkedId(sale, 'booking')
    if (booking) setParameters((current) => withLocation(current, { sale: { type: 'booking', id: booking } }))
  }
}

/** Asks first where something is undone, saying what. */
async function isConfirmed(
  { label, confirmation, undoes }: SaleAction,
  confirm: ReturnType<typeof useConfirm>,
): Promise<boolean> {
  const consequences = [...new Set([confirmation, ...undoes])].filter((sentence) => sentence !== null)
  if (consequences.length === 0) return true
  return confirm({ question: `${label}\u00a0?`, consequence: consequences.join(' '), yes: label, isDangerous: true })
}
