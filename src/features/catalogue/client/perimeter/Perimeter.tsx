import { useState, type ReactNode } from 'react'
import { messages } from '#contract'
import { allows } from '#contract/access'
import { errorsOf, outcomeOf } from '#client/api'
import { selectRelated } from '#client/entities'
import { useToast } from '#client/feedback'
import { selectHeldRights } from '#client/session'
import { useAppDispatch, useAppSelector } from '#client/store'
import { Card, ErrorBlock, formatNumber, Skeleton } from '#client/ui'
import { Button } from '#client/ui/controls'
import { TextInput, Toggle } from '#client/ui/inputs'
import { perimeterApi, type PerimeterState } from './api'
import { FoundPrograms } from './FoundPrograms'
import { PromoterBranch } from './PromoterBranch'
import { changesOf, countOf, NOTHING, type Staged } from './staged'
import './perimeter.css'

interface PerimeterProps {
  /** For whom it counts, beside the button that saves. */
  readonly effects: ReactNode
  readonly actions: ReactNode
}

/** What the advisers of the firm see of the catalogue: promoters and their programmes, ticked, then saved together. */
export function Perimeter({ effects, actions }: PerimeterProps) {
  const { data, error, refetch } = perimeterApi.usePerimeterQuery(undefined, { refetchOnMountOrArgChange: true })
  const promoters = useAppSelector((state) => selectRelated(state, 'managed_promoter', data?.refs))
  const mayEdit = allows(useAppSelector(selectHeldRights), 'editCompanySettings')
  const [staged, stage] = useState(NOTHING)
  const [sought, seek] = useState('')
  const clear = () => {
    stage(NOTHING)
  }
  const { save, isSaving, fault } = useSaving(staged, clear)
  if (error && !data) return <ErrorBlock message={messages.technical} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={8} />
  const isActive = staged.isActive ?? data.isActive
  const tree = { staged, stage, disabled: !mayEdit || !isActive || isSaving }
  return (
    <Card
      title="Périmètre"
      sentence="Un programme masqué quitte le comparateur, les fiches, les propositions et les alertes de toute la société."
      actions={actions}
    >
      <Head
        state={data}
        isActive={isActive}
        disabled={!mayEdit || isSaving}
        onActive={(value) => {
          stage(({ isActive: _former, ...others }) => ({
            ...others,
            ...(value === data.isActive ? {} : { isActive: value }),
          }))
        }}
      />
      <TextInput
        label="Chercher un programme, une commune, un promoteur"
        value={sought}
        onChange={(text) => {
          seek(text ?? '')
        }}
      />
      {sought.trim().length > 1 ? (
        <FoundPrograms sought={sought.trim()} {...tree} />
      ) : (
        <ul className="perimeter-tree" aria-label="Promoteurs et programmes">
          {promoters.map((promoter) => (
            <PromoterBranch key={promoter.id} promoter={promoter} {...tree} />
          ))}
        </ul>
      )}
      {fault !== undefined && <ErrorBlock message={fault} />}
      {mayEdit && <Saving staged={staged} effects={effects} isSaving={isSaving} onSave={save} onCancel={clear} />}
    </Card>
  )
}

interface HeadProps {
  readonly state: PerimeterState
  readonly isActive: boolean
  readonly disabled: boolean
  readonly onActive: (isActive: boolean) => void
}

/** How much is shown, and whether the perimeter counts. */
const Head = ({ state: { visible, total }, isActive, disabled, onActive }: HeadProps) => (
  <div className="perimeter-head">
    <p className="perimeter-count">
      <strong>{formatNumber(visible)}</strong> {visible === 1 ? 'programme visible' : 'programmes visibles'} sur{' '}
      {formatNumber(total)}
    </p>
    <Toggle
      label="Limiter le catalogue"
      help={isActive ? undefined : 'Le périmètre est de côté\u00a0: tout est visible.'}
      value={isActive}
      disabled={disabled}
      onChange={(value) => {
        onActive(value === true)
      }}
    />
  </div>
)

interface SavingProps {
  readonly staged: Staged
  readonly effects: ReactNode
  readonly isSaving: boolean
  readonly onSave: () => void
  readonly onCancel: () => void
}

/** What is about to change, and the button that does it. */
function Saving({ staged, effects, isSaving, onSave, onCancel }: SavingProps) {
  const count = countOf(staged)
  return (
    <div className="perimeter-saving" role="status">
      {count > 0 && (
        <>
          <p>
            <strong>{count === 1 ? '1 changement à enregistrer' : `${count} changements à enregistrer`}</strong>
          </p>
          <ul>
            {changesOf(staged).map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </>
      )}
      <div className="form-actions">
        {effects}
        <Button disabled={count === 0 || isSaving} onClick={onCancel}>
          Annuler
        </Button>
        <Button type="primary" disabled={count === 0} loading={isSaving} onClick={onSave}>
          Enregistrer
        </Button>
      </div>
    </div>
  )
}

/** Sends what was ticked: promoters first, since a programme that is shown brings its promoter back. What is refused stays ticked. */
function useSaving(staged: Staged, onSaved: () => void) {
  const dispatch = useAppDispatch()
  const toast = useToast()
  const [isSaving, setSaving] = useState(false)
  const [fault, setFault] = useState<string>()
  const send = async (path: string, body: object): Promise<boolean> => {
    const request = perimeterApi.endpoints.changePerimeter.initiate({ path, body }, { track: false })
    const { error } = outcomeOf(await dispatch(request))
    setFault(error && sentenceIn(error))
    return !error
  }
  const showAll = async (id: string): Promise<boolean> => {
    const { data } = await dispatch(
      perimeterApi.endpoints.programsOfPromoter.initiate(id, { forceRefetch: true, subscribe: false }),
    )
    const programs = data?.refs.map((program) => program.id) ?? []
    return programs.length === 0
      ? send(`promoter/${id}/update-visible`, { is_visible: true })
      : send(`promoter/${id}/update-visible-programs`, { programs, is_visible: true })
  }
  const save = async () => {
    setSaving(true)
    const isDone = await sent(staged, send, showAll)
    setSaving(false)
    if (!isDone) return
    toast({ type: 'success', message: 'Le périmètre est enregistré.' })
    onSaved()
  }
  return { save: () => void save(), isSaving, fault }
}

async function sent(
  { isActive, promoters, programs }: Staged,
  send: (path: string, body: object) => Promise<boolean>,
  showAll: (id: string) => Promise<boolean>,
): Promise<boolean> {
  if (isActive !== undefined && !(await send('update-active', { is_active: isActive }))) return false
  // What is shown comes first: the last visible programme may be replaced by another one.
  for (const [id, { isVisible }] of [...promoters].sort(([, one]) => (one.isVisible ? -1 : 1)))
    if (!(await (isVisible ? showAll(id) : send(`promoter/${id}/update-visible`, { is_visible: false })))) return false
  for (const isVisible of [true, false]) {
    const asked = [...programs].filter(([, program]) => program.isVisible === isVisible)
    for (const promoterId of new Set(asked.map(([, program]) => program.promoterId))) {
      const ids = asked.filter(([, program]) => program.promoterId === promoterId).map(([id]) => id)
      const body = { programs: ids, is_visible: isVisible }
      if (!(await send(`promoter/${promoterId}/update-visible-programs`, body))) return false
    }
  }
  return true
}

/** What was refused, in the words of its field where there are some. */
const sentenceIn = (error: Parameters<typeof errorsOf>[0]): string =>
  errorsOf(error)['is_visible']?.[0] ?? error.message
