import { useState } from 'react'
import { messages } from '#contract'
import { allows } from '#contract/access'
import type { ResourceOf } from '#contract/jsonapi'
import { outcomeOf } from '#client/api'
import { selectRelated } from '#client/entities'
import { useConfirm, useToast } from '#client/feedback'
import { selectHeldRights } from '#client/session'
import { useAppDispatch, useAppSelector } from '#client/store'
import { Empty, ErrorBlock, formatDate, formatTime, Skeleton, StatusTag } from '#client/ui'
import { Button } from '#client/ui/controls'
import { parisToday } from '#client/ui/formats'
import { Pagination } from '#client/ui/table'
import {
  settingActions,
  settingSections,
  type SettingAction,
  type SettingSection,
} from '#features/company/contract/settings'
import { settingsApi } from './api'
import { SettingComparison } from './SettingComparison'
import { differencesOf } from './settingWords'

type Change = ResourceOf<'setting_change'>
const PAGE = 20

/** Changes of settings, the latest first: of some sections, or of all where none is named. */
export function SettingChanges({ sections }: { readonly sections: readonly SettingSection[] }) {
  const [number, setNumber] = useState(1)
  const { data, error, refetch } = settingsApi.useSettingChangesQuery(
    { sections, page: { number, size: PAGE } },
    { refetchOnMountOrArgChange: true },
  )
  const changes = useAppSelector((state) => selectRelated(state, 'setting_change', data?.refs))
  const mayEdit = allows(useAppSelector(selectHeldRights), 'editCompanySettings')
  if (error && !data) return <ErrorBlock message={messages.technical} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={4} />
  if (changes.length === 0) return <Empty title="Rien n’a encore été changé" />
  return (
    <>
      <ol className="setting-changes">
        {changes.map((change) => (
          <SettingChangeItem
            key={change.id}
            change={change}
            inForce={data.inForce[change.attributes.section ?? ''] ?? 0}
            isNamed={sections.length !== 1}
            mayEdit={mayEdit}
          />
        ))}
      </ol>
      {data.total > PAGE && <Pagination page={number} pageSize={PAGE} total={data.total} onPage={setNumber} />}
    </>
  )
}

interface ItemProps {
  readonly change: Change
  readonly inForce: number
  /** Whether its section is said. */
  readonly isNamed: boolean
  readonly mayEdit: boolean
}

function SettingChangeItem({ change, inForce, isNamed, mayEdit }: ItemProps) {
  const { section, created_at: at, author_name: author, effective_at: from, number } = change.attributes
  const act = useSettingAction(change)
  const actions = actionsOf(change, inForce)
  return (
    <li className="setting-change">
      <p className="setting-change-head">
        <strong>{at ? `${formatDate(at)} à ${formatTime(at)}` : '—'}</strong>
        <span>
          {author ?? 'Solive'} · version {number}
          {isNamed && section ? ` · ${settingSections[section]}` : ''}
        </span>
        <Standing change={change} isInForce={number === inForce} />
      </p>
      {from && at && from !== at.slice(0, 10) && <p className="remark">Compte à partir du {formatDate(from)}</p>}
      <dl className="setting-differences">
        {differencesOf(change).map(({ label, before, after }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <del>{before}</del> <span aria-hidden>→</span> <ins>{after}</ins>
            </dd>
          </div>
        ))}
      </dl>
      <div className="setting-change-actions">
        {number !== inForce && !change.attributes.cancelled_at && <Compare change={change} />}
        {mayEdit &&
          actions.map((action) => (
            <Button key={action} size="small" onClick={() => void act(action)}>
              {action === 'restore' ? 'Revenir à cet état' : 'Abandonner ce changement'}
            </Button>
          ))}
      </div>
    </li>
  )
}

/** Sets the state that a change left beside that of today. */
function Compare({ change }: { readonly change: Change }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        onClick={() => {
          setOpen(true)
        }}
      >
        Comparer à aujourd’hui
      </Button>
      {isOpen && (
        <SettingComparison
          change={change}
          onClose={() => {
            setOpen(false)
          }}
        />
      )}
    </>
  )
}

function Standing({ change, isInForce }: { readonly change: Change; readonly isInForce: boolean }) {
  const { cancelled_at: cancelled, effective_at: from } = change.attributes
  if (cancelled) return <StatusTag tone="neutral">Abandonné</StatusTag>
  if (from && from > parisToday()) return <StatusTag tone="info">À venir</StatusTag>
  return isInForce ? <StatusTag tone="success">En vigueur</StatusTag> : null
}

function actionsOf({ attributes }: Change, inForce: number): readonly SettingAction[] {
  const { number, effective_at, cancelled_at = null } = attributes
  if (number == null || effective_at == null) return []
  return settingActions({ number, effective_at, cancelled_at }, { inForce, today: parisToday() })
}

function useSettingAction({ id, attributes: { created_at: at } }: Change) {
  const dispatch = useAppDispatch()
  const confirm = useConfirm()
  const toast = useToast()
  return async (action: SettingAction) => {
    const isAgreed = await confirm(
      action === 'restore'
        ? {
            question: `Revenir aux réglages du ${at ? formatDate(at) : 'jour'} ?`,
            consequence: 'Ils valent dès maintenant pour toute la société. Vous pourrez revenir à ceux d’aujourd’hui.',
            yes: 'Revenir à cet état',
          }
        : {
            question: 'Abandonner ce changement ?',
            consequence: 'Les réglages d’aujourd’hui restent en vigueur. L’historique garde ce qui était prévu.',
            yes: 'Abandonner',
          },
    )
    if (!isAgreed) return
    const { error } = outcomeOf(
      await dispatch(settingsApi.endpoints.actOnSettingChange.initiate({ id, action }, { track: false })),
    )
    toast(
      error
        ? { type: 'error', message: error.message }
        : {
            type: 'success',
            message: action === 'restore' ? 'Les réglages sont revenus.' : 'Le changement est abandonné.',
          },
    )
  }
}
