import { useState } from 'react'
import { DownloadOutlined, StopOutlined, UserSwitchOutlined } from '@ant-design/icons'
import type { Choice } from '#contract'
import { lossReasons } from '#features/leads/contract'
import { Button } from '#client/ui/controls'
import { OFFLINE, useOnline } from '#client/screens'
import { choicesOf } from '#client/screens/filters'
import { AssignDrawer, SelectionBar } from '#client/screens/selection'
import type { LeadRow } from './leadRow'
import { useLeadBulk } from './useLeadBulk'
import type { LeadRights } from './useLeadRights'

interface LeadSelectionProps {
  readonly leads: readonly LeadRow[]
  readonly rights: LeadRights
  readonly advisers: readonly Choice[]
  readonly onClear: () => void
}

/** What can be done with several leads at once, as far as one’s rights go. */
export function LeadSelection({ leads, rights, advisers, onClear }: LeadSelectionProps) {
  const [asked, setAsked] = useState<'adviser' | 'reason' | null>(null)
  const { assign, close, exported, isActing } = useLeadBulk(onClear)
  const isOnline = useOnline()
  const state = { disabled: !isOnline || isActing, title: isOnline ? undefined : OFFLINE }
  const ask = (what: typeof asked) => () => {
    setAsked(what)
  }
  return (
    <SelectionBar count={leads.length} words={['contact', 'contacts']} onClear={onClear}>
      {rights.assigning && (
        <Button icon={<UserSwitchOutlined aria-hidden />} {...state} onClick={ask('adviser')}>
          Attribuer
        </Button>
      )}
      {rights.editing && (
        <Button icon={<StopOutlined aria-hidden />} {...state} onClick={ask('reason')}>
          Classer sans suite
        </Button>
      )}
      <Button
        icon={<DownloadOutlined aria-hidden />}
        onClick={() => {
          exported(leads)
        }}
      >
        Exporter
      </Button>
      {asked === 'adviser' && <Assignment {...{ leads, advisers }} onAssign={assign} onClose={ask(null)} />}
      {asked === 'reason' && (
        <AssignDrawer {...closing} onChoose={(reason) => close(leads, reason)} onClose={ask(null)} />
      )}
    </SelectionBar>
  )
}

interface AssignmentProps extends Pick<LeadSelectionProps, 'leads' | 'advisers'> {
  readonly onAssign: ReturnType<typeof useLeadBulk>['assign']
  readonly onClose: () => void
}

const Assignment = ({ leads, advisers, onAssign, onClose }: AssignmentProps) => (
  <AssignDrawer
    {...assigning}
    choices={advisers}
    onChoose={(adviser, name) => onAssign(leads, adviser, name)}
    onClose={onClose}
  />
)

const assigning = {
  title: 'Attribuer des contacts',
  consequence: 'Ces contacts seront suivis par le conseiller choisi.',
  label: 'Conseiller',
  action: 'Attribuer',
}

const closing = {
  title: 'Classer des contacts sans suite',
  consequence: 'Personne ne les rappellera plus. Un contact classé peut être rouvert.',
  label: 'Motif',
  action: 'Classer sans suite',
  choices: choicesOf(lossReasons),
}
