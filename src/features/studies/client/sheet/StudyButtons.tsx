import { EllipsisOutlined } from '@ant-design/icons'
import { OFFLINE, useOnline } from '#client/screens'
import type { LifecycleAction } from '#client/screens/lifecycle'
import { Button } from '#client/ui/controls'
import { ActionMenu, MenuChoices } from '#client/ui/menu'
import type { StudyAct } from '../acts'

interface StudyButtonsProps {
  readonly acts: readonly StudyAct[]
  readonly actions: readonly LifecycleAction[]
  readonly status: string
}

/** What is best done next, by state. */
const mainActs: Readonly<Record<string, string>> = {
  generated: 'send',
  failed: 'retry',
  stale: 'regenerate',
  bounced: 'send',
  expired: 'extend',
}

interface ShownAct extends StudyAct {
  /** Why it is not possible now. */
  readonly why: string | undefined
}

/**
 * What may be done: what is best done next, the paper, and the others in a menu. What the server says is not possible
 * stands with its reason. Links are copied beside their readers.
 */
export function StudyButtons({ acts, actions, status }: StudyButtonsProps) {
  const isOnline = useOnline()
  const shown = acts
    .filter(({ isLink = false }) => !isLink)
    .map((one): ShownAct => {
      const refused = actions.find(({ action }) => action === one.action)?.reason ?? undefined
      return { ...one, why: isOnline ? refused : OFFLINE }
    })
  const isBeside = ({ key }: StudyAct) => key === mainActs[status] || key === 'pdf'
  const others = shown.filter((one) => !isBeside(one))
  const beside = shown
    .filter(isBeside)
    .toSorted((one, other) => Number(one.key === 'pdf') - Number(other.key === 'pdf'))
  return (
    <div className="study-actions">
      {beside.map(({ key, label, why, act }) => (
        <Button
          key={key}
          type={key === 'pdf' ? 'default' : 'primary'}
          disabled={why !== undefined}
          title={why}
          onClick={act}
        >
          {label}
        </Button>
      ))}
      {others.length > 0 && <OtherActs acts={others} />}
    </div>
  )
}

const OtherActs = ({ acts }: { readonly acts: readonly ShownAct[] }) => (
  <ActionMenu name="Autres actions" face={<EllipsisOutlined aria-hidden />}>
    {(menu) => (
      <MenuChoices
        {...menu}
        choices={acts.map(({ key, label, isDangerous = false, why, act }) => ({
          ...{ key, isDangerous, isDisabled: why !== undefined, onChoose: act },
          label: why === undefined ? label : <WithReason label={label} why={why} />,
        }))}
      />
    )}
  </ActionMenu>
)

const WithReason = ({ label, why }: { readonly label: string; readonly why: string }) => (
  <span className="study-lines">
    <span>{label}</span>
    <span className="study-note">{why}</span>
  </span>
)
