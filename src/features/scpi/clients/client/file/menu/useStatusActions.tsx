import { useState, type ReactNode } from 'react'
import { CheckCircleOutlined, MinusCircleOutlined, StopOutlined, UnlockOutlined } from '@ant-design/icons'
import type { Attributes } from '#contract'
import { possibilities } from '#contract/lifecycle'
import { useConfirm, useToast } from '#client/feedback'
import { actionsIn, doneWords, sentenceOf, useAction, type LifecycleAction } from '#client/screens/lifecycle'
import { selectHeldRights } from '#client/session'
import { useAppSelector } from '#client/store'
import type { MenuChoice } from '#client/ui/menu'
import { clientActionBodies, clientLifecycle, type ClientAction } from '#features/scpi/clients/contract/lifecycle'
import { clientKind } from './clientKind'
import { useReadAgain } from './useReadAgain'

const icons: Readonly<Record<string, ReactNode>> = {
  deactivate: <MinusCircleOutlined aria-hidden />,
  reactivate: <CheckCircleOutlined aria-hidden />,
  block: <StopOutlined aria-hidden />,
  unblock: <UnlockOutlined aria-hidden />,
} satisfies Readonly<Record<ClientAction, ReactNode>>

const asksFor = ({ action }: LifecycleAction): boolean =>
  Object.entries(clientActionBodies).some(([name, { fields }]) => name === action && Object.keys(fields).length > 0)

/** Where the firm stands with a client: what may be done with it now, and what has to be said first. */
export function useStatusActions(id: string, client: Partial<Attributes<'scpi_client'>>) {
  const [asked, ask] = useState<LifecycleAction | null>(null)
  const [now] = useState(() => new Date())
  const rights = useAppSelector(selectHeldRights)
  const act = useAction(clientKind, { id })
  const reread = useReadAgain(id)
  const confirm = useConfirm()
  const toast = useToast()
  const situation = { status: client.status ?? 'prospect', facts: {}, rights, now }
  const possible = actionsIn(possibilities(clientLifecycle, situation).filter(({ impossible }) => !impossible))
  const perform = async (one: LifecycleAction) => {
    const errors = await act({ action: one.action })
    if (errors) toast({ type: 'error', message: sentenceOf(errors) })
    else toast({ type: 'success', message: doneWords(clientKind, one) })
    await reread()
  }
  const start = async (one: LifecycleAction) => {
    if (asksFor(one)) {
      ask(one)
      return
    }
    const { label, confirmation } = one
    if (
      confirmation !== null &&
      !(await confirm({ question: `${label}\u00a0?`, consequence: confirmation, yes: label }))
    )
      return
    await perform(one)
  }
  const deactivation = possible.find(({ action }) => action === 'deactivate')
  const choices: readonly MenuChoice[] = possible.map((one) => ({
    key: one.action,
    label: one.label,
    icon: icons[one.action],
    onChoose: () => void start(one),
  }))
  return {
    choices,
    asked,
    close: () => {
      ask(null)
    },
    reread: () => void reread(),
    /** At once: it was agreed to already. */
    deactivate: deactivation && (() => perform(deactivation)),
  }
}
