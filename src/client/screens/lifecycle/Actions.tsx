import { useId, useState, type ReactNode } from 'react'
import { useConfirm, useToast } from '#client/feedback'
import { ErrorBlock } from '#client/ui'
import { Button } from '#client/ui/controls'
import { useShortcuts } from '../keyboard'
import { OFFLINE, useOnline } from '../useOnline'
import { ActionForm } from './ActionForm'
import { askedFields } from './askedFields'
import type { Editors, LifecycleAction, Living, ShownLifecycle } from './ShownLifecycle'
import { doneWords, sentenceOf, useAction } from './useAction'
import './lifecycle.css'

export interface ActionsProps {
  readonly kind: ShownLifecycle
  readonly living: Living
  readonly actions: readonly LifecycleAction[]
  readonly editors?: Editors
  /** What papers are called, by their keys. */
  readonly papers?: Readonly<Record<string, string>>
  /** Told once an action is done. */
  readonly onDone?: (action: string) => void
  /** What may be done besides, also by who may do none of them. */
  readonly children?: ReactNode
}

/** What may be done with a resource now, as the server says it, and why the rest may not. */
export function Actions({ kind, living, actions, editors = {}, papers = {}, onDone, children }: ActionsProps) {
  const { asked, ask, close, underWay, refused, start } = useActions({ kind, living, onDone })
  const possible = actions.filter(({ reason }) => reason === null)
  const begin = (one: LifecycleAction) => {
    if (askedFields(kind, living, one).length > 0) ask(one)
    else void start(one)
  }
  useActionKeys(kind, possible, begin)
  if (actions.length === 0 && !children) return null
  return (
    <section className="lifecycle">
      <h2>À faire</h2>
      {refused !== null && <ErrorBlock message={refused} />}
      {asked === null ? (
        <div className="lifecycle-actions">
          {possible.map((one, index) => (
            <ActionButton
              key={one.action}
              action={one}
              isFirst={index === 0}
              underWay={underWay}
              onClick={() => {
                begin(one)
              }}
            />
          ))}
          {actions.map((one) => one.isLimited && <LimitedButton key={one.action} action={one} />)}
          {children}
          {actions.length > 0 && possible.length === 0 && <p>Rien à faire dans cet état.</p>}
        </div>
      ) : (
        <ActionForm
          {...{ kind, living, editors, papers, action: asked }}
          onClose={close}
          onDone={() => {
            onDone?.(asked.action)
          }}
        />
      )}
      <Refused actions={actions.filter(({ reason }) => reason !== null)} />
    </section>
  )
}

/** The keys of the actions that are possible now; not without a network. */
function useActionKeys(
  { keys }: Pick<ShownLifecycle, 'keys'>,
  possible: readonly LifecycleAction[],
  begin: (action: LifecycleAction) => void,
): void {
  const isOnline = useOnline()
  useShortcuts(
    (isOnline ? possible : []).flatMap((one) => {
      const key = keys[one.action]
      return key === undefined
        ? []
        : [
            {
              keys: key,
              label: one.label,
              act: () => {
                begin(one)
              },
            },
          ]
    }),
  )
}

interface ActionButtonProps {
  readonly action: LifecycleAction
  readonly isFirst: boolean
  /** The action that is being done. */
  readonly underWay: string | null
  readonly onClick: () => void
}

function ActionButton({ action: { action, label, undoes }, isFirst, underWay, onClick }: ActionButtonProps) {
  const isOnline = useOnline()
  return (
    <Button
      type={isFirst ? 'primary' : 'default'}
      danger={undoes.length > 0}
      loading={underWay === action}
      disabled={!isOnline || (underWay !== null && underWay !== action)}
      title={isOnline ? undefined : OFFLINE}
      onClick={onClick}
    >
      {label}
    </Button>
  )
}

/** What a date or a count forbids: in its place, with the reason. */
function LimitedButton({ action: { label, reason } }: { readonly action: LifecycleAction }) {
  const id = useId()
  return (
    <>
      <Button disabled title={reason ?? undefined} aria-describedby={id}>
        {label}
      </Button>
      <span id={id} className="visually-hidden">
        {reason}
      </span>
    </>
  )
}

/** What is not possible now, each with its reason. */
const Refused = ({ actions }: Pick<ActionsProps, 'actions'>) =>
  actions.length > 0 && (
    <details className="lifecycle-refused">
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
function useActions({
  kind,
  living,
  onDone,
}: Pick<ActionsProps, 'kind' | 'living'> & { readonly onDone: ActionsProps['onDone'] | undefined }) {
  const act = useAction(kind, living)
  const isConfirmed = useConfirmation()
  const toast = useToast()
  const [asked, ask] = useState<LifecycleAction | null>(null)
  const [underWay, setUnderWay] = useState<string | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const start = async (one: LifecycleAction) => {
    if (underWay !== null) return
    setUnderWay(one.action)
    setRefused(null)
    if (await isConfirmed(one)) {
      const errors = await act({ action: one.action })
      if (errors) setRefused(sentenceOf(errors))
      else {
        toast({ type: 'success', message: doneWords(kind, one) })
        onDone?.(one.action)
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

/** Asks first where something is undone, saying what. */
function useConfirmation(): (action: LifecycleAction) => Promise<boolean> {
  const confirm = useConfirm()
  return async ({ label, confirmation, undoes }) => {
    const consequences = [...new Set([confirmation, ...undoes])].filter((sentence) => sentence !== null)
    if (consequences.length === 0) return true
    return confirm({ question: `${label}\u00a0?`, consequence: consequences.join(' '), yes: label, isDangerous: true })
  }
}
