import { useEffect, useRef, useState } from 'react'
import { NavLink, useNavigate, useLocation } from 'react-router-dom'
import { useShortcuts } from '#client/screens/keyboard'
import { useOpenAggregate, useSection } from '#client/editing'
import { type ClientFileTab, clientFileAddress } from '#features/clientFile/contract'
import { Hint } from './Hint'
import { isDisabled, useSeenTabs } from './tabs'

/** The tabs of the open file, and the keys that open them. */
export function FileTabs({ open }: { open: ClientFileTab | undefined }) {
  const { id } = useOpenAggregate()
  const project = useSection('simulation')?.project
  const shown = useSeenTabs().map(({ tab, label }) => ({ tab, label, disabled: isDisabled(tab, project) }))
  const row = useRef<HTMLElement>(null)
  const addressOf = useTabAddresses(id, open)
  useTabKeys(shown, addressOf)
  // On a phone, the row is wider than the screen.
  useEffect(() => {
    row.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [open])
  return (
    <nav ref={row} className="file-tabs" aria-label="Onglets du dossier">
      {shown.map(({ tab, label, disabled }) =>
        disabled ? (
          <Hint key={tab} text="La solution chiffrée concerne les projets d’investissement.">
            <span role="link" aria-disabled="true" tabIndex={0} className="file-tab">
              {label}
            </span>
          </Hint>
        ) : (
          <NavLink key={tab} to={addressOf(tab)} className="file-tab" aria-current={tab === open ? 'page' : undefined}>
            {label}
          </NavLink>
        ),
      )}
    </nav>
  )
}

interface ShownTab {
  readonly tab: ClientFileTab
  readonly label: string
  readonly disabled: boolean
}

function useTabKeys(shown: readonly ShownTab[], addressOf: (tab: ClientFileTab) => string): void {
  const navigate = useNavigate()
  useShortcuts(
    shown.flatMap(({ tab, label, disabled }, position) => {
      const act = () => {
        void navigate(addressOf(tab))
      }
      return disabled ? [] : [{ keys: String(position + 1), label: `Onglet ${label}`, act }]
    }),
  )
}

/** A field that was asked for is asked for once. */
function withoutField(search: string): string {
  const parameters = new URLSearchParams(search)
  parameters.delete('champ')
  return parameters.size === 0 ? '' : `?${parameters}`
}

/** Addresses of the tabs of a file, by its id, each as it was left: its sort, its filters, the lots being compared. */
function useTabAddresses(id: string, open: ClientFileTab | undefined): (tab: ClientFileTab) => string {
  const search = withoutField(useLocation().search)
  const [left, setLeft] = useState<Readonly<Partial<Record<ClientFileTab, string>>>>({})
  if (open !== undefined && (left[open] ?? '') !== search) setLeft({ ...left, [open]: search })
  return (tab) => `${clientFileAddress(id, tab)}${left[tab] ?? ''}`
}
