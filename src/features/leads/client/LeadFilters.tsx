import { leadOrigins } from '#features/clientFile/contract'
import { enumerations, type Choice } from '#contract'
import { leadStatuses } from '#features/leads/contract'
import { TextInput } from '#client/ui/inputs'
import { choicesOf, FilterPanel, type FilterControl, Segments } from '#client/screens/filters'
import { ViewTools } from '#features/account/client/views'
import { leadColumns } from './leadTableColumns'
import type { LeadsLocation } from './leadsLocation'
import type { LeadRights } from './useLeadRights'
import type { LeadFilterName, LeadSearch, LeadSearchChange } from './leadSearch'

interface LeadFiltersProps {
  readonly search: LeadSearch
  readonly view: LeadsLocation['view']
  readonly rights: LeadRights
  readonly advisers: readonly Choice[]
  readonly onChange: (change: LeadSearchChange) => void
  readonly onView: (view: LeadsLocation['view']) => void
}

const controls: readonly FilterControl<LeadFilterName>[] = [
  { kind: 'choice', name: 'etat', label: 'État', choices: choicesOf(leadStatuses) },
  { kind: 'choice', name: 'dispositif', label: 'Dispositif', choices: choicesOf(enumerations.projectTypes) },
  { kind: 'choice', name: 'origine', label: 'Origine', choices: choicesOf(leadOrigins) },
  { kind: 'amount', name: 'budget-min', label: 'Budget minimum' },
  { kind: 'amount', name: 'budget-max', label: 'Budget maximum' },
  { kind: 'day', name: 'recu-depuis', label: 'Reçu depuis le' },
  { kind: 'day', name: 'recu-avant', label: 'Reçu avant le' },
  { kind: 'day', name: 'sans-echange-depuis', label: 'Sans échange depuis le' },
  { kind: 'switch', name: 'en-retard', label: 'Premier échange en retard' },
]

/** Narrows the leads, and chooses how they are shown. */
export function LeadFilters({ search, view, rights, advisers, onChange, onView }: LeadFiltersProps) {
  const all: readonly FilterControl<LeadFilterName>[] =
    advisers.length > 0
      ? [{ kind: 'choice', name: 'conseiller', label: 'Conseiller', choices: advisers }, ...controls]
      : controls
  return (
    <div className="lead-filters" role="search" aria-label="Contacts">
      <Segments
        label="Affichage"
        value={view}
        options={[
          { value: 'list', label: 'Liste' },
          { value: 'columns', label: 'Colonnes' },
        ]}
        onChange={onView}
      />
      <LeadSearchField
        text={search.text}
        onChange={(text) => {
          onChange({ text })
        }}
      />
      <ViewTools
        list="client_leads"
        columns={view === 'list' ? leadColumns(rights.perimeter === 'company').slice(1) : []}
        passing={['page', 'contact', 'etape', 'ouvrir']}
      />
      <FilterPanel
        controls={all}
        values={search.filters}
        onChange={(filters) => {
          onChange({ filters })
        }}
      />
    </div>
  )
}

const LeadSearchField = ({ text, onChange }: { text: string; onChange: (text: string) => void }) => (
  <div className="lead-search">
    <TextInput
      label="Rechercher un contact"
      hideLabel
      placeholder="Nom, e-mail ou téléphone"
      value={text}
      onChange={(typed) => {
        onChange(typed ?? '')
      }}
    />
  </div>
)
