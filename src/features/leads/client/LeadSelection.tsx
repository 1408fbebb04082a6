import { useState } from 'react'
import { DownloadOutlined, StopOutlined, UserSwitchOutlined } from '@ant-design/icons'
import type { Choice } from '#contract'
import { lossReasons } from '#features/leads/contract'
import { Button } from '#client/ui/controls'
import { OFFLINE, useOnline } from '#client/screens'
import { choicesOf } from '#client/screens/filters'
import { AssignDrawer, SelectionBar, type Picked, everyRef } from '#client/screens/selection'
import { useAppStore, type AppStore } from '#client/store'
import { selectMany } from '#client/entities'
import { type LeadRow, leadRowAt, selectLeadFacts } from './leadRow'
import { type LeadSearch, leadSearch } from './leadSearch'
import { leadWords, useLeadBulk } from './useLeadBulk'
import type { LeadRights } from './useLeadRights'
import { currentInstant } from './relativeTime'

interface LeadSelectionProps {
  readonly chosen: Omit<Picked<LeadRow>, 'selection'>
  /** How many the search finds. */
  readonly total: number
  readonly search: LeadSearch
  readonly rights: LeadRights
  readonly advisers: readonly Choice[]
}

/** What can be done with several leads at once, as far as one’s rights go. */
export function LeadSelection(props: LeadSelectionProps) {
  const { chosen, total, rights, advisers } = props
  const [asked, setAsked] = useState<'adviser' | 'reason' | null>(null)
  const { assign, close, exported, progress } = useLeadBulk(chosen.clear)
  const leads = useChosenLeads(props)
  const isOnline = useOnline()
  const state = { disabled: !isOnline || progress !== null, title: isOnline ? undefined : OFFLINE }
  const ask = (what: typeof asked) => () => {
    setAsked(what)
  }
  const acting = (act: (...choice: [value: string, label: string]) => Promise<void>) => ({
    onClose: ask(null),
    onChoose: (value: string, label: string) => {
      setAsked(null)
      void act(value, label)
    },
  })
  return (
    <SelectionBar {...{ chosen, total, progress }} words={leadWords}>
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
      <Button icon={<DownloadOutlined aria-hidden />} {...state} onClick={() => void exported(leads)}>
        Exporter
      </Button>
      {asked === 'adviser' && (
        <AssignDrawer {...assigning} choices={advisers} {...acting((value, label) => assign(leads, value, label))} />
      )}
      {asked === 'reason' && <AssignDrawer {...closing} {...acting((value) => close(leads, value))} />}
    </SelectionBar>
  )
}

/** Reads the leads that are picked: those of the page, or all that the search finds. */
function useChosenLeads({ chosen: { picked, isWhole }, search }: LeadSelectionProps) {
  const store = useAppStore()
  return () => (isWhole ? everyLead(store, search) : Promise.resolve(picked))
}

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

/** Every lead that a search finds, whatever its page. @throws {Error} with a French sentence */
async function everyLead(store: AppStore, search: LeadSearch): Promise<readonly LeadRow[]> {
  const request = { type: 'client_lead', ...leadSearch.requestOf(search), include: ['adviser'] } as const
  const ids = (await everyRef(store, request)).map(({ id }) => ({ type: 'client_lead' as const, id }))
  const state = store.getState()
  const now = currentInstant()
  return selectMany(state, ids).map((lead) => leadRowAt(selectLeadFacts(state, lead), now))
}
